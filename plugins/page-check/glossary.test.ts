import {expect, it, vi} from 'vitest';
import {SiteError} from '../shared/site-error';
import {checkPages} from './index';

vi.mock(import('../glossary'), () => ({
  GLOSSARIES: [{folder: 'docs/', page: 'docs/terms.mdx', route: '/v3/terms'}],
  readGlossary: () => {
    throw new SiteError('plugins/glossary/aliases.json', '"ACC" is a name of two terms');
  },
}));

it('says what is wrong with the names of a glossary', async () => {
  expect(await checkPages([])).toEqual([
    'plugins/glossary/aliases.json: "ACC" is a name of two terms',
  ]);
});
