import {expect, it} from 'vitest';
import {contentOf} from './fences';

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

it('finds fences in admonitions, tabs and lists, and the Markdown files that a page imports', () => {
  const {fences, imports} = contentOf(PAGE);
  expect(
    fences.map(({line, language, code, followsFence}) => [line, language, code, followsFence]),
  ).toEqual([
    [7, 'ts', 'const a = 1;', false],
    [11, 'text', '1', true],
    [16, 'json', '{}', false],
    [26, 'bash', 'npm install\n  --save', false],
    [34, 'text', 'far away', false],
  ]);
  expect(fences[0]!.meta).toBe('title="a.ts" {1,3-4}');
  expect(imports).toEqual(['./_shared.mdx']);
});
