import {expect, it} from 'vitest';
import {fence} from '../testing/check-texts';
import {mutantsOf} from './mutants';

it('misspells one name at a time, and leaves the rest of the page alone', () => {
  const code = `import { a, b as c } from 'd';\nconst { e } = a({ f: 1, c });\ne.g;`;
  const text = `# Title\n\n${fence('ts', code)}\nEnd.\n`;
  const mutants = mutantsOf({path: 'page.mdx', version: 'v3', text});
  const changed = mutants.map(({page}) =>
    page.text.split('\n').find((line, index) => line !== text.split('\n')[index]),
  );
  expect(mutants.map(({line, name}) => `${line} ${name}`)).toEqual([
    '4 a',
    '4 b',
    '5 e',
    '5 f',
    '5 c',
    '6 g',
  ]);
  expect(changed).toEqual([
    "import { ax as a, b as c } from 'd';",
    "import { a, bx as c } from 'd';",
    'const { ex: e } = a({ f: 1, c });',
    'const { e } = a({ fx: 1, c });',
    'const { e } = a({ f: 1, cx: c });',
    'e.gx;',
  ]);
});
