import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {SDKS} from '../testing/check-texts';
import {compilerOptions, corrected, createService} from './service';

/** Foreign code, some of it from packages that are stubs here. */
const BUNDLED = ['@lit-protocol/lit-third-party-libs'];

// Samples are checked with `skipLibCheck`, under which an error in a declaration makes a type `any`
// without a word.
it.each(DOCS_VERSIONS)(
  'what %s declares has no errors once it is corrected',
  (version) => {
    const sdk = SDKS[version];
    const entry = path.join(sdk.folder, 'entry.ts');
    const names = [...sdk.packages.keys()].filter(
      (name) => name.startsWith('@lit-protocol/') && !BUNDLED.includes(name),
    );
    const texts = new Map([
      [entry, names.map((name, index) => `export * as a${index} from '${name}';`).join('\n')],
    ]);
    const options = {...compilerOptions(sdk, 'client'), skipLibCheck: false};
    const service = createService(sdk, 'client', [entry], texts, () => undefined, options);
    const program = service.getProgram()!;
    const wrong = program
      .getSourceFiles()
      .filter(({fileName}) => fileName.includes('/node_modules/@lit-protocol/'))
      .filter(({fileName}) => !BUNDLED.some((name) => fileName.includes(name)))
      .flatMap((file) => program.getSemanticDiagnostics(file))
      .map(
        ({file, messageText}) =>
          `${path.relative(sdk.folder, file!.fileName)} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(wrong).toEqual([]);
  },
  60_000,
);

it('what a newer release declares is corrected as well, or named where it says something else', () => {
  const file = '/sdk/v4/node_modules/typescript/lib/lib.dom.d.ts';
  const later = 'v4' as DocsVersion;
  expect(corrected(later, file, 'a\n    [name: string]: any;\nb')).toBe('a\n\nb');
  expect(() => corrected(later, file, 'a')).toThrow(`${file} no longer says`);
});
