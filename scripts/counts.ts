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

/** What a tool reports of its tests. */
export interface TestReport extends Counts {
  tests: TimedTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {assertionResults: {fullName: string; duration?: number | null}[]}[];
}

/** Reads a JSON report of Vitest. */
export function readVitest({
  numPassedTests,
  numFailedTests,
  testResults,
}: VitestReport): TestReport {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    tests: testResults
      .flatMap(({assertionResults}) => assertionResults)
      .map(({fullName, duration}) => ({name: fullName, seconds: (duration ?? 0) / 1000})),
  };
}

interface Suite {
  title: string;
  specs?: {title: string; tests: {results: {duration: number}[]}[]}[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
  suites: Suite[];
}

const timesOf = ({title, specs = [], suites = []}: Suite): TimedTest[] => [
  ...specs.map((spec) => {
    const tries = spec.tests.flatMap(({results}) => results.map(({duration}) => duration));
    return {name: `${title}: ${spec.title}`, seconds: Math.max(0, ...tries) / 1000};
  }),
  ...suites.flatMap(timesOf),
];

/** Reads a JSON report of Playwright. A test that passed on a second try only failed. */
export function readPlaywright({stats, suites}: PlaywrightReport): TestReport {
  const {expected, unexpected, flaky} = stats;
  return {passed: expected, failed: unexpected + flaky, tests: suites.flatMap(timesOf)};
}
