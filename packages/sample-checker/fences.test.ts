import {describe, expect, it} from 'vitest';
import {PageSyntaxError} from '../../lib/node/markdown';
import {readPageContent} from './fences';

const PAGE = `---
title: Page
---

import Shared from './_shared.mdx';

\`\`\`ts title="a.ts" {1,3-4}
const a = 1;
\`\`\`

\`\`\`text output
1
\`\`\`

:::note[A note]
\`\`\`json
{}
\`\`\`
:::

<Tabs>
<TabItem value="npm">

  1. Install:

     \`\`\`bash
     npm install
       --save
     \`\`\`

</TabItem>
</Tabs>

\`\`\`text output
far away
\`\`\`
`;

describe('readPageContent', () => {
  const {fences, imports} = readPageContent(PAGE);

  it('finds fences in admonitions, tabs and lists, with their lines', () => {
    expect(fences.map(({language, line}) => `${line} ${language}`)).toEqual([
      '7 ts',
      '11 text',
      '16 json',
      '26 bash',
      '34 text',
    ]);
  });

  it('keeps the meta as it is written', () => {
    expect(fences[0]!.meta).toBe('title="a.ts" {1,3-4}');
  });

  it('takes the indentation of a list off the code', () => {
    expect(fences[3]!.code).toBe('npm install\n  --save');
  });

  it('knows which fences stand directly behind another', () => {
    expect(fences.map(({followsFence}) => followsFence)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('finds the Markdown files that a page imports', () => {
    expect(imports).toEqual(['./_shared.mdx']);
  });

  it('says where a page does not parse', () => {
    expect(() => readPageContent('Text\n\n{ not: javascript\n')).toThrow(PageSyntaxError);
  });
});
