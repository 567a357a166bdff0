import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {memoryCache} from '../cache';
import {checkPages, type PagesReport} from '../check-pages';
import {SDKS} from '../testing/check-texts';
import {probePages, resultOfProbes} from '.';
import {PROBES} from './probes';
import type {Probe} from './probe';

let report: PagesReport;

beforeAll(async () => {
  report = await checkPages(probePages(), SDKS, memoryCache());
}, 60_000);

describe('probes', () => {
  it.each(PROBES)('$version: $name', ({version, name, error}) => {
    const page = path.posix.join('plugins/samples/probes', version, name);
    const messages = report.problems
      .filter((problem) => problem.page === page)
      .map(({message}) => message);
    expect(messages).toEqual(expect.arrayContaining([expect.stringContaining(error)]));
  });

  it('have names of their own', () => {
    const names = PROBES.map(({version, name}) => `${version} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('resultOfProbes', () => {
  const probe: Probe = {
    name: 'passes',
    version: 'v3',
    fence: 'ts',
    code: 'export {};',
    error: 'TS2322',
  };

  it('reports a probe that passes', async () => {
    const passed = await checkPages(probePages([probe]), SDKS, memoryCache());
    const {pages, probes} = resultOfProbes(passed, [probe]);
    expect(pages.outcomes).toEqual([]);
    expect(probes).toEqual({
      failed: 0,
      problems: [
        {
          page: 'plugins/samples/probes/v3/passes',
          line: 1,
          message: 'must fail with "TS2322", and does not',
        },
      ],
    });
  }, 30_000);
});
