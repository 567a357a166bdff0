import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {inlineScripts} from './inline-scripts';

it('finds what browsers run, and no data', () => {
  const html =
    '<script>one()</script><script type=application/json>{}</script><script src=/a.js></script><script type=module>two()</script>';
  expect(inlineScripts(load(html))).toEqual([
    'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=',
    'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw=',
  ]);
});
