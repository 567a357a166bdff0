import {describe, expect, it} from 'vitest';
import {issueLink} from './issueLink';

describe('issueLink', () => {
  it('opens a new issue of the repository with query and area', () => {
    const link = new URL(issueLink('a & "b"', 'v2'));
    expect(link.origin + link.pathname).toBe('https://github.com/LIT-Protocol/js-sdk/issues/new');
    expect(link.searchParams.get('title')).toBe('Docs: no results for "a & "b""');
    expect(link.searchParams.get('body')).toContain('(v2.x.x) for:\n\n    a & "b"\n');
  });

  it('stays an address that servers accept', () => {
    expect(issueLink('🔑'.repeat(256), 'all').length).toBeLessThan(8000);
  });
});
