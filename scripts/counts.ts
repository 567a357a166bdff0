import * as z from 'zod';

/** How many tests passed and failed. Skipped ones are in neither. */
export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({numPassedTests: z.number(), numFailedTests: z.number()});

/** The counts of a JSON report of Vitest. */
export function vitestCounts(report: unknown): Counts {
  const {numPassedTests, numFailedTests} = vitestReport.parse(report);
  return {passed: numPassedTests, failed: numFailedTests};
}

const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
});

/** The counts of a JSON report of Playwright. A test that passed on a second try only failed. */
export function playwrightCounts(report: unknown): Counts {
  const {expected, unexpected, flaky} = playwrightReport.parse(report).stats;
  return {passed: expected, failed: unexpected + flaky};
}

/** Adds up counts. */
export function totalOf(counts: readonly Counts[]): Counts {
  return counts.reduce<Counts>(
    (sum, {passed, failed}) => ({passed: sum.passed + passed, failed: sum.failed + failed}),
    {passed: 0, failed: 0},
  );
}
