import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {parseFenceMeta} from '../plugins/shared/fence-meta';

/** The apps of examples/, and the pages that show their files. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  'examples/onchain-metadata':
    'versioned_docs/version-2.0/ToolsAndExamples/SDKExamples/OnchainMetadata/*.mdx',
};

interface Shown {
  page: string;
  file: string;
  code: string;
}

/** The fences of pages whose title is a file of the app. */
const shownFiles = (app: string, pages: string): Shown[] =>
  globSync(pages).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^```\w+ (?<meta>.*)\n(?<code>[^]*?)\n```$/gm)].flatMap(
      ({groups}) => {
        const title = parseFenceMeta(groups!.meta!).values.get('title');
        const file = title && path.join(app, title);
        const code = groups!.code!.replace(/^[^]*\/\/ ---cut---\n/, '');
        return file && existsSync(file) ? [{page, file, code}] : [];
      },
    ),
  );

describe.each(Object.entries(SHOWN_ON))('%s', (app, pages) => {
  const shown = shownFiles(app, pages);

  test('is shown on its pages', () => {
    expect(shown.length).toBeGreaterThan(5);
  });

  test.each(shown)('$page shows $file as it is', ({file, code}) => {
    expect(code).toBe(readFileSync(file, 'utf8').trimEnd());
  });
});
