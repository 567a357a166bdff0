// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {colouredSignature, laidOutDocumentation} from './layout.shared';

describe('a signature', () => {
  const rolesOf = (signature: string): string =>
    colouredSignature(signature)
      .map((part) => (typeof part === 'string' ? part : `${part.className}‹${part.textContent}›`))
      .join('');

  it.each([
    ['const client: LitNodeClient', 'k‹const› client: t‹LitNodeClient›'],
    [
      '(method) A.connect(chain: "polygon", type?: string): Promise<any>',
      '(method) t‹A›.f‹connect›(chain: s‹"polygon"›, type?: t‹string›): t‹Promise›<t‹any›>',
    ],
    ['enum LitAbility', 'k‹enum› t‹LitAbility›'],
    ['const size: 1', 'k‹const› size: n‹1›'],
    ['getLitClient(): any', 'f‹getLitClient›(): t‹any›'],
  ])('%s has the colours of code', (signature, expected) => {
    expect(rolesOf(signature)).toBe(expected);
  });
});

describe('documentation', () => {
  const layOut = (documentation: string): string =>
    laidOutDocumentation(documentation)
      .map(({outerHTML}) => outerHTML.replaceAll(' class=""', ''))
      .join('');

  it('lists parameters by name, and what else is said of a call', () => {
    expect(layOut('Hashes.\n\n@param size - in bytes\n@returns the hash')).toBe(
      '<p>Hashes.</p><dl><div><dt><code>size</code></dt><dd>in bytes</dd></div>' +
        '<div><dt><b>Returns</b></dt><dd>the hash</dd></div></dl>',
    );
  });

  it('is a paragraph without tags, and a list without a comment', () => {
    expect(layOut('An e-mail: a@b.c')).toBe('<p>An e-mail: a@b.c</p>');
    expect(layOut('@deprecated use b')).toBe(
      '<dl><div><dt><b>Deprecated</b></dt><dd>use b</dd></div></dl>',
    );
  });
});
