import {load} from 'cheerio';

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

/** Reads a report in the format of JUnit, which Vitest and Playwright both write. */
export function readReport(xml: string): Counts & {tests: TimedTest[]} {
  const $ = load(xml, {xml: true});
  const ran = $('testcase:not(:has(> skipped))');
  const failed = ran.filter(':has(> failure, > error)').length;
  const tests = ran.toArray().map(({attribs: {classname, name, time}}) => ({
    name: `${classname}: ${name}`,
    seconds: Number(time),
  }));
  return {passed: ran.length - failed, failed, tests};
}
