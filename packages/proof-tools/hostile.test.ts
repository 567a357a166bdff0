import {beforeAll, describe, expect, it} from 'vitest';
import {DOCS_VERSIONS} from '../../site/versions';
import {hashConditions} from './conditions/canonical';
import {checkConditions} from './conditions/check';
import GALLERY from './conditions/gallery.json';
import {readConditions} from './conditions/model';
import {sampleWith} from './conditions/sample';
import {sentenceOf} from './conditions/sentence';
import {Unreadable} from './json-text';
import PROOF from './proofs/example.json';
import {inspectProof} from './proofs/inspect';
import TOKENS from './tokens/examples.json';
import {inspectToken} from './tokens/inspect';

const CHAINS = {evm: ['ethereum', 'polygon', 'xdai'], solana: ['solana'], cosmos: ['cosmos']};
const NOW = 1_700_000_000_000;

/** What each tool does with a paste. */
const TOOLS: Readonly<Record<string, (text: string) => unknown>> = {
  conditions: (text) => {
    const conditions = readConditions(text);
    const findings = checkConditions(conditions, CHAINS);
    return [
      ...findings,
      sentenceOf(conditions),
      hashConditions(conditions),
      DOCS_VERSIONS.map((version) => sampleWith(conditions, version)),
    ];
  },
  proof: (text) => inspectProof(text, NOW),
  token: (text) =>
    DOCS_VERSIONS.map((version) => inspectToken(text, TOKENS.publicKey, version, NOW)),
};

/** Values that fields of JSON do not expect. */
const VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '💥',
    '‮',
    '<script>alert(1)</script>',
  ],
  ...[[], {}, [[]], [null], {length: 1e9}, 'a'.repeat(5000), '0x', '0x' + 'f'.repeat(64)],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', "'); DROP TABLE x;--", '${1+1}'],
];

/** JSON with another value in each place, one after the other. */
function* withChanges(value: unknown, values: readonly unknown[]): Generator {
  if (typeof value !== 'object' || value === null) {
    yield* values;
    return;
  }
  for (const key of Object.keys(value)) {
    for (const inner of withChanges((value as Record<string, unknown>)[key], values)) {
      yield Array.isArray(value) ? value.with(Number(key), inner) : {...value, [key]: inner};
    }
  }
}

const text = (value: unknown): string => JSON.stringify(value);
const EXAMPLES = [text(GALLERY.at(-1)!.list), text(GALLERY[0]!.list), text(PROOF), TOKENS.v3];

const session = {...PROOF, derivedVia: 'litSessionSignViaNacl', algo: 'ed25519'};

const PASTES: readonly string[] = [
  // Cut.
  ...EXAMPLES.flatMap((example) =>
    Array.from({length: 12}, (_, part) => example.slice(0, (example.length * part) / 12)),
  ),
  ...EXAMPLES.map((example) => example.slice(1)),
  // Huge and nested.
  ...['a', '[', '{"a":', '"', '1', ' ', '.', '(', '\\', '\n', '[1,', '💥', '-', '0x'].flatMap(
    (part) => [
      part.repeat(1000),
      part.repeat(190_000 / part.length),
      part.repeat(3_000_000 / part.length),
    ],
  ),
  '['.repeat(150) + ']'.repeat(150),
  '['.repeat(50_000) + ']'.repeat(50_000),
  text(Array.from({length: 5000}, () => ({operator: 'and'}))),
  text(
    Array.from({length: 399}, (_, index) => (index % 2 ? {operator: 'and'} : GALLERY[0]!.list[0])),
  ),
  text(Object.fromEntries(Array.from({length: 5000}, (_, index) => [`k${index}`, PROOF]))),
  text(Object.fromEntries(Array.from({length: 40}, (_, index) => [`https://n${index}`, session]))),
  text({...PROOF, sig: 'f'.repeat(150_000)}),
  text({...PROOF, signedMessage: 'x\n'.repeat(60_000)}),
  text({
    ...PROOF,
    signedMessage: PROOF.signedMessage + '\nResources:' + '\n- urn:recap:e30'.repeat(5000),
  }),
  text({
    ...PROOF,
    derivedVia: 'solana.signMessage',
    address: '1'.repeat(150_000),
    sig: 'f'.repeat(128),
  }),
  text({
    ...PROOF,
    derivedVia: 'cosmos.signArbitrary',
    address: 'a'.repeat(150_000),
    sig: 'A'.repeat(150_000),
  }),
  text({...session, signedMessage: text({capabilities: Array.from({length: 200}, () => PROOF)})}),
  text({...session, signedMessage: '['.repeat(50_000)}),
  // Prototypes.
  '{"__proto__": {"list": []}}',
  '{"__proto__": {"returnValueTest": {}}, "returnValueTest": {"__proto__": 1}}',
  '[{"constructor": {"prototype": {"polluted": true}}, "returnValueTest": {}}]',
  '{"constructor": 1, "prototype": 2, "sig": "a", "derivedVia": "b"}',
  '[{"conditionType": "__proto__", "returnValueTest": {"comparator": "constructor", "value": "toString"}, "standardContractType": "hasOwnProperty", "method": "valueOf"}]',
  'urn:recap:' +
    Buffer.from('{"att":{"__proto__":{"constructor":[]},"toString":{}}}').toString('base64url'),
  // Of others.
  '0xdeadbeef',
  'eyJhbGciOiJub25lIn0.e30.',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA',
  'https://evil.example/?a=1',
  'javascript:alert(1)',
  'urn:recap:',
  'urn:recap:%%%',
  'Bearer ',
  'Bearer a.b.c',
  '..',
  '...',
  'e30.e30.e30',
  '"e30.e30.e30"',
  'null',
  'undefined',
  'NaN',
  'function () { while (true); }',
  '(() => { for (;;); })()',
  '\ufeff[]',
  '<!doctype html>',
  'SELECT 1',
  '[{}]',
  '[{},{}]',
  '[[[{}]]]',
  '{"operator":"and"}',
  '[{"operator":{}}]',
  '[{"operator":"and","returnValueTest":{}}]',
  `${TOKENS.v3.split('.', 2).join('.')}.${'c' + 'A'.repeat(127)}`,
  `${TOKENS.v3.split('.', 2).join('.')}.${Buffer.from('c0' + '00'.repeat(95), 'hex').toString('base64url')}`,
  'evil.example wants you to sign in with your Ethereum account:\n',
  `a${' '.repeat(100_000)}wants you to sign in with your Ethereum account:`,
  // The right shape with wrong values.
  ...withChangesOf(GALLERY[0]!.list),
  ...withChangesOf(PROOF),
];

/** A wrong value in each place, another one each time. */
function withChangesOf(value: unknown): string[] {
  return [...withChanges(value, VALUES)]
    .filter((_, index) => index % 5 === 0)
    .map((one) => text(one));
}

/** A sentence for readers: one line, not endless, nothing of JavaScript's own messages. */
function expectSentence(message: string): void {
  expect(message).toMatch(/^[A-Z"].*[.:)]$/s);
  expect(message.length).toBeLessThan(400);
  expect(message).not.toMatch(/undefined is|is not a function|Cannot read|Unexpected token|\n/);
}

beforeAll(() => {
  // What they load and compile first is not part of any paste.
  for (const [index, name] of (['conditions', 'proof', 'token'] as const).entries()) {
    TOOLS[name]!(EXAMPLES[index === 0 ? 0 : index + 1]!);
  }
});

describe.each(Object.entries(TOOLS))('the tool for %s', (_, run) => {
  it(`answers ${PASTES.length} hostile pastes with sentences`, () => {
    expect(PASTES.length).toBeGreaterThan(200);
    for (const paste of PASTES) {
      try {
        run(paste);
      } catch (error) {
        if (!(error instanceof Unreadable)) {
          throw new Error(`${paste.slice(0, 200)} ends in ${String(error)}`, {cause: error});
        }
        expectSentence(error.message);
      }
    }
    expect('polluted' in {}).toBe(false);
  });
});
