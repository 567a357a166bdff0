import path from 'node:path';
import {load} from 'cheerio';

/** How a run of tests ended. Skipped ones are in no count. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Messages of those that failed, without their stacks. */
  failures: {name: string; message: string}[];
}

/** How a part of `npm test` ended. */
export interface PartReport extends TestReport {
  seconds: number;
}

/** Path of a part's report; without a name, of the folder of all. */
export const reportFile = (name?: string, extension = 'json'): string =>
  path.join('.cache/reports', name === undefined ? '' : `${name}.${extension}`);

/** Escapes that colour the output of a terminal. */
// eslint-disable-next-line no-control-regex -- they begin with a control character
const COLOURS = /\u001b\[[\d;]*m/g;

/** How much of a failure is kept. */
const MESSAGE_LINES = 12;

/** Reads a report in the format of JUnit, which Vitest and Playwright both write. */
export function readReport(xml: string): TestReport {
  const $ = load(xml, {xml: true});
  const ran = $('testcase:not(:has(> skipped))').toArray();
  const failures = ran.flatMap((test) => {
    const problem = $(test).children('failure, error').first();
    if (problem.length === 0) return [];
    const text = problem.text().trim() || (problem.attr('message') ?? '');
    const lines = text.replace(COLOURS, '').split('\n');
    const {classname, name} = test.attribs;
    return [{name: `${classname}: ${name}`, message: lines.slice(0, MESSAGE_LINES).join('\n')}];
  });
  return {passed: ran.length - failures.length, failed: failures.length, failures};
}
