import {expect, it} from 'vitest';
import {readReport} from './report';

const REPORT = `<?xml version="1.0"?>
<testsuites>
  <testsuite name="a.test.ts">
    <testcase classname="a.test.ts" name="menu &gt; opens" time="1.5"/>
    <testcase classname="a.test.ts" name="fails" time="0.2"><failure message="no">\u001b[31mwrong\u001b[39m</failure></testcase>
    <testcase classname="a.test.ts" name="throws" time="0"><error message="lost"/></testcase>
    <testcase classname="a.test.ts" name="waits"><skipped/></testcase>
  </testsuite>
</testsuites>`;

it('takes passed and failed tests, not skipped ones, and what failures say', () => {
  expect(readReport(REPORT)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      {name: 'a.test.ts: fails', message: 'wrong'},
      {name: 'a.test.ts: throws', message: 'lost'},
    ],
  });
});
