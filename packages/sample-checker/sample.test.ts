import {describe, expect, it} from 'vitest';
import {readPageContent} from './fences';
import {samplesOf} from './sample';
import {fence} from './testing/check-texts';

const read = (...fences: string[]) =>
  samplesOf({path: 'page.mdx', version: 'v3', fences: readPageContent(fences.join('\n')).fences});

const messages = (...fences: string[]): string[] =>
  read(...fences).problems.map(({line, message}) => `${line} ${message}`);

describe('samplesOf', () => {
  it('reads what a fence says', () => {
    const {samples, problems} = read(
      fence('ts title="a.ts" env=node {1}', 'a'),
      fence('ts after="a.ts"', 'b'),
      fence('text output', '1'),
    );
    expect(problems).toEqual([]);
    expect(samples).toHaveLength(2);
    expect(samples[1]).toMatchObject({after: samples[0], environment: 'node', output: {code: '1'}});
  });

  it.each([
    ['an unknown language', fence('typescrpt', ''), 'code fence: language: Invalid option'],
    ['no language', fence('', ''), 'code fence: language: Invalid option'],
    [
      'a misspelt key',
      fence('ts evn=node', ''),
      'code fence: Unrecognized key: "evn"; known are language, title, env',
    ],
    [
      'an unknown environment',
      fence('ts env=deno', ''),
      'code fence: env: Invalid option: expected one of "browser"|"node"|"action"',
    ],
    [
      'an unknown release',
      fence('ts sdk=v4', ''),
      'code fence: sdk: Invalid option: expected one of "v3"|"v2"',
    ],
    [
      'an exemption without a reason',
      fence('ts unchecked=""', ''),
      'code fence: unchecked: write a reason',
    ],
    [
      'a sample that continues none',
      fence('ts after="b.ts"', ''),
      'after="b.ts" names no sample above',
    ],
    ['output without a sample', fence('text output', '1'), 'output must stand directly behind'],
  ])('reports %s', (_what, text, message) => {
    expect(messages(text)).toEqual([expect.stringContaining(`1 ${message}`)]);
  });

  it('lets a fence say another release than that of its page, for what continues it as well', () => {
    const {samples, problems} = read(
      fence('ts title="a.ts" sdk=v2', 'a'),
      fence('ts after="a.ts"', 'b'),
      fence('ts', 'c'),
    );
    expect(problems).toEqual([]);
    expect(samples.map(({version}) => version)).toEqual(['v2', 'v2', 'v3']);
  });

  it('reports output that something else prints', () => {
    expect(messages(fence('bash', 'ls'), fence('text output', 'a'))[0]).toContain(
      '5 output must stand',
    );
  });

  it('lets output be exempt on its own', () => {
    const {samples, problems} = read(
      fence('ts', ''),
      fence('text output unchecked="needs the nodes"', 'a'),
    );
    expect(problems).toEqual([]);
    expect(samples.map(({unchecked}) => unchecked)).toEqual([undefined, 'needs the nodes']);
  });
});
