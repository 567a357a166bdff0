import {beforeAll, describe, expect, it} from 'vitest';
import {memoryCache} from '../testing/memory-cache';
import {checkPages} from '../check-pages';
import type {PageFile} from '../pages';
import type {PagesReport} from '../report';
import {SDKS} from '../testing/check-texts';
import {probePages, probesOf, resultOfProbes} from '.';

const probes = probePages().flatMap(probesOf);
let report: PagesReport;

beforeAll(async () => {
  report = await checkPages(probePages(), SDKS, memoryCache());
});

describe('probes', () => {
  it('are all there: each fence has a name and an error', () => {
    expect(probes).toHaveLength(53);
    expect(report.outcomes).toHaveLength(probes.length);
  });

  it.each(probes)('$page: $name', ({page, error, lines}) => {
    const messages = report.problems
      .filter((problem) => problem.page === page)
      .filter(({line}) => line >= lines.from && line < lines.to)
      .map(({message}) => message);
    expect(messages).toEqual(expect.arrayContaining([expect.stringContaining(error)]));
  });
});

it('reports a probe that passes', async () => {
  const page: PageFile = {
    path: 'plugins/samples/probes/v3.md',
    version: 'v3',
    text: '# Probes\n\n## passes\n\n`TS2322`\n\n```ts\nexport {};\n```\n',
  };
  const passed = await checkPages([page], SDKS, memoryCache());
  const result = resultOfProbes(passed, probesOf(page));
  expect(result.pages.outcomes).toEqual([]);
  expect(result.probes).toEqual({
    failed: 0,
    problems: [{page: page.path, line: 3, message: 'must fail with "TS2322", and does not'}],
  });
});
