import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {parseFenceMeta, visibleCode} from '../lib/node/fences';

const SESSIONS =
  'docs/sdk/authentication/session-sigs/{get-session-sigs,_approve-with,_keep-session}.mdx';

/** The folders that pages show files of, and these pages. */
const SHOWN_ON: Readonly<Record<string, string[]>> = {
  'examples/onchain-metadata': [
    'versioned_docs/version-2.0/ToolsAndExamples/SDKExamples/OnchainMetadata/*.mdx',
  ],
  'examples/encrypted-notes/src': [SESSIONS],
  'examples/pkp-service/src': [SESSIONS, 'docs/sdk/wallets/minting.mdx'],
};

interface Shown {
  page: string;
  file: string;
  code: string;
}

/** The fences of pages whose title is a file of the folder. */
const shownFiles = (folder: string, pages: string[]): Shown[] =>
  globSync(pages).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^```\w+ (?<meta>.*)\n(?<code>[^]*?)\n```$/gm)].flatMap(
      ({groups}) => {
        const title = parseFenceMeta(groups!.meta!).values.get('title');
        const file = title && path.join(folder, title);
        const code = visibleCode(groups!.code!);
        return file && existsSync(file) ? [{page, file, code}] : [];
      },
    ),
  );

describe.each(Object.entries(SHOWN_ON))('%s', (folder, pages) => {
  const shown = shownFiles(folder, pages);

  test('is shown on its pages', () => {
    expect(shown.length).toBeGreaterThan(2);
  });

  test.each(shown)('$page shows $file as it is', ({file, code}) => {
    expect(code).toBe(readFileSync(file, 'utf8').trimEnd());
  });
});
