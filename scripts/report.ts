import {load} from 'cheerio';

/** What a tool says of its tests. */
export interface Report {
  passed: number;
  failed: number;
  /** Those that ran, and how long each took. Skipped ones are in no count. */
  tests: {name: string; seconds: number}[];
}

/** Reads a report in the format of JUnit, which Vitest and Playwright both write. */
export function readReport(xml: string): Report {
  const $ = load(xml, {xml: true});
  const ran = $('testcase:not(:has(> skipped))');
  const failed = ran.filter(':has(> failure, > error)').length;
  const tests = ran.toArray().map(({attribs: {classname, name, time}}) => ({
    name: `${classname}: ${name}`,
    seconds: Number(time),
  }));
  return {passed: ran.length - failed, failed, tests};
}
