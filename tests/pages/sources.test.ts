import {existsSync, readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {manifest} from '../../lib/node/routes';
import {contentFolders} from '../../site/versions';
import {builtPages, documentOf} from '../support/site';

async function sourcesIn(filePath: string): Promise<unknown> {
  const fileContent = readFileSync(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  return frontMatter.sources;
}

for (const {path: route, area, doc} of manifest.filter((entry) => entry.doc)) {
  test(`${route} ends with its sources, folded`, async () => {
    const {folder} = contentFolders().find((each) => each.area === area)!;
    const file = ['.mdx', '.md'].map((ending) => `${folder}/${doc}${ending}`).find(existsSync)!;
    const $ = documentOf(builtPages.find((page) => page.route === route)!);
    const fold = $('.theme-doc-footer > details:not([open])');
    const shown = fold.find('li').map((_, item) => $(item).text());
    expect(fold.children('summary').text()).toBe('Sources');
    expect(shown.get()).toEqual(await sourcesIn(file));
  });
}
