import {describe, expect, it} from 'vitest';
import {frontMatterProblem} from './front-matter';

const PAGE = {
  title: 'Encryption',
  description: 'd'.repeat(70),
  kind: 'guide',
  sources: ['@lit-protocol/encryption 3.0.24'],
};

const POST = {
  title: 'Welcome',
  description: 'd'.repeat(160),
  kind: 'post',
  sources: [],
  date: '2021-08-26',
  tags: ['hello'],
};

const LENGTH = 'description: must have 70 to 160 characters';

describe('the front matter of a page', () => {
  it.each(['concept', 'guide', 'reference', 'tutorial', 'collection'])('can be a %s', (kind) => {
    expect(frontMatterProblem({...PAGE, kind}, false)).toBeUndefined();
  });

  it('can say everything that Docusaurus knows and the site uses', () => {
    const optional = {
      title_meta: 'Encryption in v3',
      sidebar_label: 'Encrypt',
      keywords: ['upload', 'blob'],
      slug: '/encryption',
    };
    expect(frontMatterProblem({...PAGE, ...optional}, false)).toBeUndefined();
  });

  it.each([
    ['no title', {title: undefined}, 'title: is missing'],
    ['an empty title', {title: ''}, 'title: '],
    ['no description', {description: undefined}, 'description: '],
    ['a short description', {description: 'd'.repeat(69)}, LENGTH],
    ['a long description', {description: 'd'.repeat(161)}, LENGTH],
    ['no kind', {kind: undefined}, 'kind: '],
    ['an unknown kind', {kind: 'page'}, 'kind: '],
    ['the kind of a post', {kind: 'post'}, 'kind: '],
    ['no sources', {sources: undefined}, 'sources: '],
    ['an empty source', {sources: ['']}, 'sources.0: '],
    ['a number for a title_meta', {title_meta: 1}, 'title_meta: '],
    ['a title that says nothing of what', {title: 'Getting Started'}, 'title_meta: must say what'],
    ['a number for a sidebar_label', {sidebar_label: 1}, 'sidebar_label: '],
    ['a number for a slug', {slug: 1}, 'slug: '],
    ['keywords in one text', {keywords: 'upload, blob'}, 'keywords: '],
    ['a misspelt field', {sidebarlabel: 'x'}, '"sidebarlabel"'],
    ['a field of posts', {tags: ['hello']}, '"tags"'],
  ])('is refused with %s', (_what, change, problem) => {
    const message = frontMatterProblem({...PAGE, ...change}, false)?.message;
    expect(message).toMatch(/^front matter: [^\n]+$/);
    expect(message).toContain(problem);
  });

  it('gets all its problems in one line', () => {
    expect(frontMatterProblem({...PAGE, title: '', kind: 'x'}, false)).toEqual({
      field: 'title',
      message: expect.stringMatching(/^front matter: title: [^\n]+; kind: [^\n]+$/) as string,
    });
  });
});

describe('the front matter of a post', () => {
  it('is accepted', () => {
    expect(frontMatterProblem(POST, true)).toBeUndefined();
  });

  it.each([
    ['no date', {date: undefined}, 'date: must be a day'],
    ['a day that is none', {date: 'soon'}, 'date: must be a day'],
    ['no tags', {tags: undefined}, 'tags: '],
    ['an empty list of tags', {tags: []}, 'tags: '],
    ['the kind of a page', {kind: 'guide'}, 'kind: '],
    ['a field of pages', {sidebar_label: 'x'}, '"sidebar_label"'],
  ])('is refused with %s', (_what, change, problem) => {
    expect(frontMatterProblem({...POST, ...change}, true)?.message).toContain(problem);
  });
});
