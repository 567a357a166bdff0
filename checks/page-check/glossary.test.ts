import {afterAll, beforeAll, expect, it, vi} from 'vitest';

vi.mock('../../features/glossary/glossary', () => ({
  GLOSSARIES: [{folder: 'docs/', page: 'docs/terms.mdx', route: '/v3/terms'}],
  readGlossary: async () => {
    const {SiteError} = await import('../../lib/node/site-error');
    throw new SiteError('features/glossary/aliases.json', '"ACC" is a name of two terms');
  },
}));

// Other test files have loaded modules with the real one, or will.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

it('says what is wrong with the names of a glossary', async () => {
  const {pageProblems} = await import('./check-page');
  expect(await pageProblems([])).toEqual([
    'features/glossary/aliases.json: "ACC" is a name of two terms',
  ]);
});
