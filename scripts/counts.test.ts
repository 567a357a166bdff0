import {expect, it} from 'vitest';
import {readPlaywright, readVitest} from './counts';

it('takes passed and failed tests of Vitest, not skipped ones, and the time of each', () => {
  const assertionResults = [{fullName: 'a b', duration: 1500}, {fullName: 'never ran'}];
  const testResults = [{assertionResults}];
  expect(readVitest({numPassedTests: 7, numFailedTests: 2, testResults})).toEqual({
    passed: 7,
    failed: 2,
    tests: [
      {name: 'a b', seconds: 1.5},
      {name: 'never ran', seconds: 0},
    ],
  });
});

it('counts a flaky test of Playwright as failed, and takes the longest try of each in all suites', () => {
  const spec = {title: 'opens', tests: [{results: [{duration: 200}, {duration: 900}]}]};
  const report = {
    stats: {expected: 5, unexpected: 1, flaky: 2},
    suites: [{title: 'a.spec.ts', suites: [{title: 'menu', specs: [spec]}]}],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 5,
    failed: 3,
    tests: [{name: 'menu: opens', seconds: 0.9}],
  });
});
