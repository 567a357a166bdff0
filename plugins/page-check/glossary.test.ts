import {afterAll, beforeAll, expect, it, vi} from 'vitest';

vi.mock('../glossary', () => ({
  GLOSSARIES: [{folder: 'docs/', page: 'docs/terms.mdx', route: '/v3/terms'}],
  readGlossary: async () => {
    const {SiteError} = await import('../shared/site-error');
    throw new SiteError('plugins/glossary/aliases.json', '"ACC" is a name of two terms');
  },
}));

// Other test files have loaded modules with the real one, or will.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

it('says what is wrong with the names of a glossary', async () => {
  const {checkPages} = await import('./index');
  expect(await checkPages([])).toEqual([
    'plugins/glossary/aliases.json: "ACC" is a name of two terms',
  ]);
});
