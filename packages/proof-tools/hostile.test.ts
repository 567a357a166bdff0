import {describe, expect, it} from 'vitest';
import {DOCS_VERSIONS} from '../../site/versions';
import {checkConditions} from './conditions/check';
import GALLERY from './conditions/gallery.json';
import {readConditions} from './conditions/model';
import {sampleWith} from './conditions/sample';
import {askSdk} from './conditions/sdk';
import {Unreadable} from './json';
import PROOF from './proofs/example.json';
import {inspectProof} from './proofs/inspect';
import TOKENS from './tokens/examples.json';
import {inspectToken} from './tokens/inspect';

const NOW = 1_700_000_000_000;

/** The work of each tool with a paste. */
const TOOLS: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  conditions: async (text) => {
    const conditions = readConditions(text);
    const findings = checkConditions(conditions, 'v3');
    const samples = DOCS_VERSIONS.map((version) => sampleWith(conditions, version));
    return [findings, samples, await askSdk(conditions)];
  },
  proof: async (text) => inspectProof(text, NOW),
  token: async (text) =>
    Promise.all(
      DOCS_VERSIONS.map(async (version) => inspectToken(text, TOKENS.publicKey, version, NOW)),
    ),
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

const [example] = GALLERY[0]!.list;
const session = {...PROOF, derivedVia: 'litSessionSignViaNacl', algo: 'ed25519'};
const recaps = `${PROOF.signedMessage}\nResources:${'\n- urn:recap:e30'.repeat(5000)}`;
const many = (count: number, entry: (at: number) => [string, unknown]): object =>
  Object.fromEntries(Array.from({length: count}, (_, at) => entry(at)));
const listOf = <Item>(length: number, item: (at: number) => Item): Item[] =>
  Array.from({length}, (_, at) => item(at));
const base64 = (content: string, encoding?: BufferEncoding): string =>
  Buffer.from(content, encoding).toString('base64url');
const signed = TOKENS.v3.split('.', 2).join('.');

const PASTES: readonly string[] = [
  // Cut.
  ...EXAMPLES.flatMap((one) => listOf(12, (part) => one.slice(0, (one.length * part) / 12))),
  ...EXAMPLES.map((one) => one.slice(1)),
  // Huge and nested.
  ...['a', '[', '{"a":', '"', '1', ' ', '.', '(', '\\', '\n', '[1,', '💥', '-', '0x'].flatMap(
    (part) => [1000, 190_000, 3_000_000].map((length) => part.repeat(length / part.length)),
  ),
  ...[150, 50_000].map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  ...[
    listOf(5000, () => ({operator: 'and'})),
    listOf(399, (at) => (at % 2 ? {operator: 'and'} : example)),
    many(5000, (at) => [`k${at}`, PROOF]),
    many(40, (at) => [`https://n${at}`, session]),
    {...PROOF, sig: 'f'.repeat(150_000)},
    {...PROOF, signedMessage: 'x\n'.repeat(60_000)},
    {...PROOF, signedMessage: recaps},
    {...PROOF, derivedVia: 'solana', address: '1'.repeat(150_000), sig: 'f'.repeat(128)},
    {...PROOF, derivedVia: 'cosmos', address: 'a'.repeat(150_000), sig: 'A'.repeat(150_000)},
    {...session, signedMessage: text({capabilities: listOf(200, () => PROOF)})},
    {...session, signedMessage: '['.repeat(50_000)},
  ].map(text),
  // Prototypes.
  '{"__proto__": {"list": []}}',
  '{"__proto__": {"returnValueTest": {}}, "returnValueTest": {"__proto__": 1}}',
  '[{"constructor": {"prototype": {"polluted": true}}, "returnValueTest": {}}]',
  '{"constructor": 1, "prototype": 2, "sig": "a", "derivedVia": "b"}',
  '[{"conditionType": "__proto__", "returnValueTest": {"comparator": "constructor", "value": "toString"}, "standardContractType": "hasOwnProperty", "method": "valueOf"}]',
  `urn:recap:${base64('{"att":{"__proto__":{"constructor":[]},"toString":{}}}')}`,
  // Of others.
  ...['0xdeadbeef', 'eyJhbGciOiJub25lIn0.e30.', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA'],
  ...['https://evil.example/?a=1', 'javascript:alert(1)', '<!doctype html>', 'SELECT 1'],
  ...['urn:recap:', 'urn:recap:%%%', 'Bearer ', 'Bearer a.b.c', '..', '...', 'e30.e30.e30'],
  ...['"e30.e30.e30"', 'null', 'undefined', 'NaN', '\ufeff[]', '[{}]', '[{},{}]', '[[[{}]]]'],
  ...['function () { while (true); }', '(() => { for (;;); })()', '{"operator":"and"}'],
  ...['[{"operator":{}}]', '[{"operator":"and","returnValueTest":{}}]'],
  `${signed}.${'c' + 'A'.repeat(127)}`,
  `${signed}.${base64('c0' + '00'.repeat(95), 'hex')}`,
  'evil.example wants you to sign in with your Ethereum account:\n',
  `a${' '.repeat(100_000)}wants you to sign in with your Ethereum account:`,
  // The right shape with wrong values.
  ...withChangesOf(GALLERY[0]!.list),
  ...withChangesOf(PROOF),
];

/** A wrong value in each place, another one each time. */
function withChangesOf(value: unknown): string[] {
  return [...withChanges(value, VALUES)].filter((_, index) => index % 5 === 0).map(text);
}

/** A sentence for readers: one line, not endless, nothing of JavaScript's own messages. */
function expectSentence(message: string): void {
  expect(message).toMatch(/^[A-Z"].*[.:)]$/s);
  expect(message.length).toBeLessThan(400);
  expect(message).not.toMatch(/undefined is|is not a function|Cannot read|Unexpected token|\n/);
}

describe.each(Object.entries(TOOLS))('the tool for %s', (_, run) => {
  it(`answers ${PASTES.length} hostile pastes with sentences`, async () => {
    expect(PASTES.length).toBeGreaterThan(200);
    for (const paste of PASTES) {
      try {
        await run(paste);
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
