import {describe, expect, it} from 'vitest';
import {playwrightCounts, playwrightTimes, totalOf, vitestCounts, vitestTimes} from './counts';

describe('counts of a report', () => {
  it('takes passed and failed tests of Vitest, not skipped ones', () => {
    const report = {numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, success: false};
    expect(vitestCounts(report)).toEqual({passed: 7, failed: 2});
  });

  it('counts a flaky test of Playwright as failed', () => {
    const report = {stats: {expected: 5, unexpected: 1, flaky: 2, skipped: 3}};
    expect(playwrightCounts(report)).toEqual({passed: 5, failed: 3});
  });

  it('refuses a report of another shape', () => {
    expect(() => playwrightCounts({numPassedTests: 1, numFailedTests: 0})).toThrow();
    expect(() => vitestCounts({})).toThrow();
  });

  it('adds up', () => {
    expect(totalOf([])).toEqual({passed: 0, failed: 0});
    expect(
      totalOf([
        {passed: 1, failed: 0},
        {passed: 10, failed: 3},
      ]),
    ).toEqual({passed: 11, failed: 3});
  });
});

describe('times of a report', () => {
  it('are those of each test of Vitest', () => {
    const assertionResults = [{fullName: 'a b', duration: 1500}, {fullName: 'never ran'}];
    const report = {numPassedTests: 1, numFailedTests: 0, testResults: [{assertionResults}]};
    expect(vitestTimes(report)).toEqual([
      {name: 'a b', seconds: 1.5},
      {name: 'never ran', seconds: 0},
    ]);
  });

  it('are those of the longest try of each test of Playwright, in all suites', () => {
    const spec = {title: 'opens', tests: [{results: [{duration: 200}, {duration: 900}]}]};
    const report = {
      stats: {expected: 1, unexpected: 0, flaky: 0},
      suites: [{title: 'a.spec.ts', suites: [{title: 'menu', specs: [spec]}]}],
    };
    expect(playwrightTimes(report)).toEqual([{name: 'menu: opens', seconds: 0.9}]);
  });
});
