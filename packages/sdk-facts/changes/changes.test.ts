import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {releaseOf} from '../release';
import COMPARISON from '../data/changes.json';
import KNOWN_CHANGES from '../data/known-changes.json';
import {compareApis, type Change} from './compare';
import {entriesOf} from './declarations';
import {readPublicApi, type ApiItem} from './public-api';

/*
 * As in facts/facts.test.ts, the values here are those of the two releases: look at a difference before writing it
 * down.
 */
const v2 = readPublicApi(releaseOf('v2'));
const v3 = readPublicApi(releaseOf('v3'));

/** The entries of one declaration, a line each. */
function signaturesOf(code: string): string[] {
  const [node] = ts.createSourceFile('a.d.ts', code, ts.ScriptTarget.ES2022, true).statements;
  const declaration = ts.isVariableStatement(node!)
    ? node.declarationList.declarations[0]!
    : (node as ts.DeclarationStatement);
  return entriesOf('name', declaration).map(({name, signature}) => `${name} | ${signature}`);
}

describe('a declaration', () => {
  it.each([
    ['export declare function f(a: string): void;', 'name | name(a: string): void'],
    ['export declare function f<T>(a: T): T;', 'name | name<T>(a: T): T'],
    [
      'export declare const f: ({ a, b }: { a: string; b?: X | undefined; }) => Promise<import("./y").Y>;',
      'name | name(params: { a: string; b?: X; }): Promise<Y>',
    ],
    ['export declare const list: string[];', 'name | const name: string[]'],
    ['export type name = "a" | "b";', 'name | type name = "a" | "b"'],
    [
      '/** Doc */ export interface name { /* c */ a: string; }',
      'name | interface name { a: string; }',
    ],
    ['export declare enum name { A = 1 }', 'name | enum name { A = 1 }'],
  ])('%s is one line', (code, line) => {
    expect(signaturesOf(code)).toEqual([line]);
  });

  it('of a class has its public members', () => {
    const code = `export declare class C extends D {
      #secret: string; private a: string; protected b: string; _c: string;
      readonly field: string;
      constructor(x: number);
      static make(): C;
      run: (a: string) => void;
      util: { read: { get: (id: string) => string; }; write: {}; };
      empty: {};
    }`;
    expect(signaturesOf(code)).toEqual([
      'name | class name extends D',
      'name.field | field: string',
      'name.constructor | new name(x: number)',
      'name.make | make(): C',
      'name.run | run(a: string): void',
      'name.util.read.get | get(id: string): string',
    ]);
  });
});

describe('the public API', () => {
  const homesOf = (items: ApiItem[], name: string) =>
    items.filter((item) => item.name === name).map((item) => [item.package, ...item.alsoIn]);

  it('names what a package passes on once, under the one that declares it', () => {
    expect(homesOf(v3, 'encryptString')).toEqual([
      ['encryption', 'lit-node-client', 'lit-node-client-nodejs'],
    ]);
    expect(homesOf(v2, 'LitNodeClient')).toEqual([['lit-node-client']]);
  });

  it('reaches into namespaces', () => {
    expect(homesOf(v3, 'ethConnect.signAndSaveAuthMessage')).toEqual([
      ['auth-browser', 'lit-node-client'],
    ]);
  });
});

describe('the changes', () => {
  const {changes, leftOut} = compareApis(v2, v3);

  it('are those that the repository keeps', () => {
    expect({changes, leftOut}, 'run "npm run sdk:changes"').toEqual(COMPARISON);
  });

  const find = (name: string, home?: string): Change | undefined =>
    changes.find((change) => change.name === name && (!home || change.package === home));
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;

  it('are as many as the releases have', () => {
    expect(
      Object.fromEntries(
        (['Renamed', 'Changed', 'Removed', 'Added'] as const).map((kind) => [kind, count(kind)]),
      ),
    ).toEqual({Renamed: 9, Changed: 49, Removed: 35, Added: 80});
  });

  it('tell what is renamed, with its functions', () => {
    expect(find('decryptString')).toMatchObject({
      kind: 'Renamed',
      package: 'encryption',
      newName: 'decryptToString',
      after: [
        'decryptToString(params: DecryptRequest, litNodeClient: ILitNodeClient): Promise<string>',
      ],
    });
    expect(find('decryptToString')).toBeUndefined();
    expect(find('LitContracts.pkpNftContractUtil')).toMatchObject({kind: 'Renamed'});
    expect(find('LitContracts.pkpNftContractUtil.read.getTokens')).toBeUndefined();
    expect(find('LitContracts.pkpNftContractUtil.write.mint')).toMatchObject({kind: 'Changed'});
  });

  it('show members that differ', () => {
    expect(find('DecryptZipFileWithMetadata')).toMatchObject({
      kind: 'Changed',
      before: ['metadata: string'],
      after: ['metadata: MetadataForFile'],
    });
    expect(find('VerifyJWTProps')).toMatchObject({before: [], after: ['publicKey: string']});
    expect(find('AuthMethodType')?.before).toEqual(['OTP = 7']);
  });

  it.each([
    'EncryptedString',
    'ThreeKeys',
    'JsonStoreSigningRequest',
    'JsonSaveEncryptionKeyRequest',
  ])('know that the type %s is gone', (name) => {
    expect(find(name)).toMatchObject({kind: 'Removed', package: 'types'});
  });

  it.each([
    'getChainDataSigningShare',
    'storeSigningConditionWithNode',
    'saveSigningCondition',
    'getSigningShare',
    'getDecryptions',
    'getSignedChainDataToken',
    'saveEncryptionKey',
    'getEncryptionKey',
    'getDecryptionShare',
    'storeEncryptionConditionWithNode',
  ])('say what to do without LitNodeClient.%s', (name) => {
    const change = find(`LitNodeClient.${name}`);
    expect(change).toMatchObject({
      kind: 'Removed',
      package: 'lit-node-client',
      alsoIn: ['lit-node-client-nodejs'],
    });
    expect(change?.advice).toBeTruthy();
  });

  it.each(['encrypt', 'decrypt', 'claimKeyId', 'computeHDKeyId', 'computeHDPubKey'])(
    'have the new LitNodeClient.%s',
    (name) => {
      expect(find(`LitNodeClient.${name}`)).toMatchObject({kind: 'Added'});
    },
  );

  it('show a class that comes or goes in one row', () => {
    const rows = changes.filter(({name}) =>
      /^(?:OtpProvider|StytchAuthFactorOtpProvider)/.test(name),
    );
    expect(rows.map(({name, kind}) => `${kind} ${name}`)).toEqual([
      'Removed OtpProvider',
      'Added StytchAuthFactorOtpProvider',
    ]);
  });

  it('show what only behaves differently', () => {
    const change = find('encryptToIpfs');
    expect(change?.before).toEqual(change?.after);
    expect(change?.advice).toContain('throws');
  });

  it('start with the packages that apps import, and with what breaks them', () => {
    const homes = [...new Set(changes.map((change) => change.package))];
    expect(homes.slice(0, KNOWN_CHANGES.firstPackages.length)).toEqual(KNOWN_CHANGES.firstPackages);
    expect(changes[0]).toMatchObject({package: 'lit-node-client', kind: 'Renamed'});
  });

  it('count what they leave out', () => {
    expect(leftOut[0]).toEqual({
      package: 'bls-sdk',
      what: 'functions of `bls-sdk` that read and fill its buffers',
      count: 41,
    });
    expect(changes.filter(({name}) => /^[gs]et_/.test(name))).toEqual([]);
  });
});

describe('what known-changes.json says', () => {
  const {changes, leftOut} = COMPARISON;

  it.each(KNOWN_CHANGES.renames)('of the new name of $from is so', ({package: home, from, to}) => {
    const rename = changes.find((change) => change.package === home && change.name === from);
    expect(rename).toMatchObject({kind: 'Renamed', newName: to});
    const newName = to.split('.').at(-1)!;
    expect(v3.some(({name}) => name.split('.').includes(newName))).toBe(true);
  });

  it('to do is said of changes that there are', () => {
    const changed = changes.map((change) => `${change.package}/${change.newName ?? change.name}`);
    const advised = KNOWN_CHANGES.advice.flatMap(({package: home, names}) =>
      names.map((name) => `${home}/${name}`),
    );
    expect(advised.filter((name) => !changed.includes(name))).toEqual([]);
  });

  it('to leave out is there', () => {
    expect(leftOut.filter(({count}) => count === 0)).toEqual([]);
  });
});
