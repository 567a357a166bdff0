import * as z from 'zod';

/** How many tests passed and failed. Skipped ones are in neither. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A test that ran, and how long it took. */
export interface TimedTest {
  name: string;
  seconds: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z
    .array(
      z.object({
        assertionResults: z.array(z.object({fullName: z.string(), duration: z.number().nullish()})),
      }),
    )
    .default([]),
});

/** The counts of a JSON report of Vitest. */
export function vitestCounts(report: unknown): Counts {
  const {numPassedTests, numFailedTests} = vitestReport.parse(report);
  return {passed: numPassedTests, failed: numFailedTests};
}

/** The tests of a JSON report of Vitest with their times. */
export function vitestTimes(report: unknown): TimedTest[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({assertionResults}) => assertionResults)
    .map(({fullName, duration}) => ({name: fullName, seconds: (duration ?? 0) / 1000}));
}

interface Suite {
  title: string;
  specs?: {title: string; tests: {results: {duration: number}[]}[]}[];
  suites?: Suite[];
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z
      .array(
        z.object({
          title: z.string(),
          tests: z.array(z.object({results: z.array(z.object({duration: z.number()}))})),
        }),
      )
      .optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);

const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
  suites: z.array(suiteSchema).default([]),
});

const timesOf = ({title, specs = [], suites = []}: Suite): TimedTest[] => [
  ...specs.map((spec) => ({
    name: `${title}: ${spec.title}`,
    seconds:
      Math.max(0, ...spec.tests.flatMap(({results}) => results.map(({duration}) => duration))) /
      1000,
  })),
  ...suites.flatMap(timesOf),
];

/** The tests of a JSON report of Playwright with their times. */
export function playwrightTimes(report: unknown): TimedTest[] {
  return playwrightReport.parse(report).suites.flatMap(timesOf);
}

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
