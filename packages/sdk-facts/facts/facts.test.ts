import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import AUTH from '../data/auth.json';
import CLIENT_OPTIONS from '../data/client-options.json';
import CONTRACTS from '../data/contracts.json';
import ERRORS from '../data/errors.json';
import NETWORKS from '../data/networks.json';
import PACKAGE_PURPOSES from '../data/packages.json';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {described, releaseOf} from '../release';
import {readAuthMethods, readResources, readScopes} from './auth';
import {readChains} from './chains';
import {readClientConfig} from './client-config';
import {readContracts} from './contracts';
import {readErrorTable, readNodeErrors, readSdkErrors} from './errors';
import {readNetworks} from './networks';
import {readPackages} from './packages';

/*
 * The numbers and values here are those of 2.2.63 and 3.0.24. A new release of the SDK fails these
 * tests, and the differences say what it has changed: look at each before writing it down.
 */
const v2 = releaseOf('v2');
const v3 = releaseOf('v3');

function countBy<Item>(items: readonly Item[], key: (item: Item) => string) {
  const counts: Record<string, number> = {};
  for (const item of items) {
    counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  }
  return counts;
}

const chains = {v2: readChains(v2), v3: readChains(v3)};
const contracts = {v2: readContracts(v2), v3: readContracts(v3)};
const methods = {v2: readAuthMethods(v2), v3: readAuthMethods(v3)};

const namesOf = (...items: readonly {name: string}[][]) => items.flat().map(({name}) => name);
const resources = readResources(v3).flatMap(({ability, resource}) => [ability, resource]);

it.each<[string, object, readonly string[]]>([
  ['contract', CONTRACTS.purposes, namesOf(contracts.v2, contracts.v3)],
  ['auth method', AUTH.methods, namesOf(methods.v2, methods.v3)],
  ['scope', AUTH.scopes, namesOf(readScopes(v3))],
  ['resource', {...AUTH.abilities, ...AUTH.resourceIdentifiers}, resources],
  ['error', ERRORS.sdk, Object.keys(v3.constants.LIT_ERROR)],
  ['network', {...ERRORS.nodes, ...ERRORS.sameNodes}, [...v2.networks, ...v3.networks]],
  ['package', PACKAGE_PURPOSES, namesOf(readPackages(v3)).map((name) => path.basename(name))],
  ['option of v2', CLIENT_OPTIONS.v2, namesOf(readClientConfig(v2))],
  ['option of v3', CLIENT_OPTIONS.v3, namesOf(readClientConfig(v3))],
])('no text is about a %s that no release has', (_what, texts, names) => {
  expect(Object.keys(texts).filter((name) => !names.includes(name))).toEqual([]);
});

describe('chains', () => {
  const chain = (version: DocsVersion, key: string) =>
    chains[version].find((candidate) => candidate.key === key);

  it('are as many as the packages have, by family, and grew by five in v3', () => {
    expect(countBy(chains.v3, ({family}) => family)).toEqual({EVM: 47, Solana: 3, Cosmos: 7});
    expect(countBy(chains.v2, ({family}) => family)).toEqual({EVM: 42, Solana: 3, Cosmos: 7});
    const added = chains.v3.filter(({key}) => !chain('v2', key)).map(({key}) => key);
    expect(added.join(' ')).toBe('base lukso luksoTestnet zora zoraGoerli');
  });

  it('carry what the package says of them', () => {
    expect(chain('v3', 'chronicleTestnet')).toEqual({
      key: 'chronicleTestnet',
      name: 'Chronicle - Lit Protocol Testnet',
      chainId: '175177',
      symbol: 'LIT',
      decimals: 18,
      family: 'EVM',
      networks: ['Cayenne'],
      accessControl: true,
      pkp: true,
      explorer: 'https://chain.litprotocol.com/',
      rpc: 'https://chain-rpc.litprotocol.com/http',
    });
    expect(chain('v3', 'solana')).toMatchObject({chainId: undefined, pkp: false});
    expect(chain('v3', 'juno')).toMatchObject({chainId: 'juno-1', decimals: 6, pkp: true});
    expect(chain('v3', 'zora')?.name).toBe('Zora');
  });

  it('have PKPs in v2 whichever network reads them', () => {
    expect(chain('v2', 'bscTestnet')).toMatchObject({networks: ['Jalapeno'], pkp: true});
    expect(chain('v2', 'sepolia')).toMatchObject({networks: ['Serrano'], pkp: true});
    const unread = {networks: [], accessControl: false, pkp: true};
    expect(chain('v2', 'evmosCosmos')).toMatchObject(unread);
  });

  it.each(['jalapeno', 'serrano'] as const)('of %s are keys of the SDK, each once', (network) => {
    const list = NETWORKS.chains[network].chains;
    expect(list.filter((key) => !chain('v2', key))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  });

  it("never show an API key that is somebody's own", () => {
    for (const version of DOCS_VERSIONS) {
      const hidden = chains[version].filter(({rpc}) => rpc === undefined).map(({key}) => key);
      expect(hidden).toEqual(['ethereum', 'mumbai', 'goerli']);
    }
  });
});

describe('contracts', () => {
  const addressOf = (version: DocsVersion, contract: string) =>
    contracts[version].find(({name}) => name === contract)?.address;

  it('are those of Serrano and Cayenne', () => {
    expect(contracts.v2).toHaveLength(12);
    expect(contracts.v3).toHaveLength(13);
    expect(addressOf('v2', 'PKPNFT')).toBe('0x8F75a53F65e31DD0D2e40d0827becAaE2299D111');
    expect(contracts.v3[0]).toMatchObject({
      name: 'PKPNFT',
      address: '0x58582b93d978F30b4c4E812A16a7b31C035A69f7',
      explorer: 'https://chain.litprotocol.com/address/0x58582b93d978F30b4c4E812A16a7b31C035A69f7',
    });
    expect(addressOf('v3', 'PKPHelper')).toBe('0xF02b6D6b0970DB3810963300a6Ad38D8429c4cdb');
    expect(addressOf('v3', 'LITToken')).toBe(addressOf('v2', 'LITToken'));
  });

  it('list the functions of their ABI, reading ones apart', () => {
    const {functions} = contracts.v3.find(({name}) => name === 'PKPHelper')!;
    expect(functions?.write).toContain('mintNextAndAddAuthMethods');
    expect(functions?.read).toContain('getPkpNftAddress');
    expect(functions?.read).not.toContain('mintNextAndAddAuthMethods');
    // None of those that the package leaves out.
    const without = contracts.v3.filter(({functions}) => !functions).map(({name}) => name);
    expect(without).toEqual(['HDKeyDeriver', 'ContractResolver']);
    expect(contracts.v2.every(({functions}) => functions)).toBe(true);
  });
});

describe('auth methods', () => {
  it.each([
    [
      'v2',
      'EthWallet 1, LitAction 2, WebAuthn 3, Discord 4, Google 5, GoogleJwt 6, OTP 7, AppleJwt 8, StytchOtp 9',
    ],
    [
      'v3',
      'EthWallet 1, LitAction 2, WebAuthn 3, Discord 4, Google 5, GoogleJwt 6, AppleJwt 8, StytchOtp 9, StytchEmailFactorOtp 10, StytchSmsFactorOtp 11, StytchWhatsAppFactorOtp 12, StytchTotpFactorOtp 13',
    ],
  ] as const)('of %s have the numbers of AuthMethodType', (version, numbers) => {
    expect(methods[version].map(({name, value}) => `${name} ${value}`).join(', ')).toBe(numbers);
  });

  it.each(DOCS_VERSIONS)('name every provider of %s once', (version) => {
    const providers = methods[version].flatMap(({provider}) => provider ?? []);
    expect(providers.sort()).toEqual(Object.keys(releaseOf(version).constants.ProviderType).sort());
  });

  it('have three scopes in v3 and none in v2', () => {
    const scopes = readScopes(v3).map(({name, value}) => `${value} ${name}`);
    expect(scopes).toEqual(['0 NoPermissions', '1 SignAnything', '2 OnlySignMessages']);
    expect(() => readScopes(v2)).toThrow('SDK 2.2.63 has no scopes');
  });
});

it.each(DOCS_VERSIONS)('resources of %s take the abilities that they say', (version) => {
  const pairs = readResources(releaseOf(version));
  expect(pairs.map(({prefix, abilityValue}) => `${prefix} ${abilityValue}`)).toEqual([
    'lit-accesscontrolcondition access-control-condition-decryption',
    'lit-accesscontrolcondition access-control-condition-signing',
    'lit-pkp pkp-signing',
    'lit-ratelimitincrease rate-limit-increase-auth',
    'lit-litaction lit-action-execution',
  ]);
});

/** All code of the SDK's packages but the one that defines the errors. Stubs have types only. */
function codeOf(version: DocsVersion): string {
  const cwd = path.join(releaseOf(version).folder, 'node_modules/@lit-protocol');
  const files = globSync('*/src/lib/**/*.js', {cwd, absolute: true, ignore: 'constants/**'});
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

describe('errors', () => {
  it('of the SDK are those of LIT_ERROR', () => {
    const kinds = (release: typeof v3) => countBy(readSdkErrors(release), ({kind}) => kind);
    expect(kinds(v3)).toEqual({Validation: 18, Unexpected: 7, Unknown: 1, Config: 1});
    expect(kinds(v2)).toEqual({Validation: 16, Unexpected: 7, Unknown: 1, Config: 1});
    const first = {name: 'InvalidParamType', code: 'invalid_param_type', kind: 'Validation'};
    expect(readSdkErrors(v3)[0]).toMatchObject(first);
  });

  it.each(DOCS_VERSIONS)('of the SDK are marked where no code of %s throws them', (version) => {
    const code = codeOf(version);
    const unused = Object.entries(releaseOf(version).constants.LIT_ERROR)
      .filter(([key]) => !new RegExp(`\\b${key}\\b`).test(code))
      .map(([, {name}]) => name);
    const marked = readSdkErrors(releaseOf(version)).filter(({thrown}) => !thrown);
    expect(marked.map(({name}) => name)).toEqual(unused);
  });

  it('all have a meaning, a cause and a fix, each in a few words', () => {
    const all = [...readSdkErrors(v3), ...readNodeErrors('cayenne'), ...readNodeErrors('jalapeno')];
    for (const {meaning, cause, fix} of all) {
      for (const text of [meaning, cause, fix]) {
        expect(text).toMatch(/^[^\s].*[^\s.]$/);
        expect(text.length).toBeLessThanOrEqual(240);
      }
    }
  });

  it('of the nodes of Serrano are those of Cayenne', () => {
    expect(readNodeErrors('serrano')).toEqual(readNodeErrors('cayenne'));
  });
});

it.each([
  ['v2', {provoked: 122, 'published code': 110, list: 20}],
  ['v3', {provoked: 119, 'published code': 132, list: 14}],
] as const)('errors of %s are known from where they should be', (version, counts) => {
  const rows = readErrorTable(releaseOf(version));
  expect(countBy(rows, ({evidence}) => evidence)).toEqual(counts);
  expect(rows.filter(({cause, fix}) => !cause || !fix)).toEqual([]);
});

describe('the options of the client', () => {
  const options = (version: DocsVersion) =>
    readClientConfig(releaseOf(version)).map(
      ({name, type, fallback, nodesOf}) =>
        `${name}: ${type} = ${JSON.stringify(nodesOf ?? fallback)}`,
    );

  it('have the types and defaults of their release', () => {
    expect(options('v3')).toEqual([
      'alertWhenUnauthorized: boolean = false',
      'minNodeCount: number = 2',
      'debug: boolean = true',
      'bootstrapUrls: string[] = {"network":"cayenne","count":3}',
      `litNetwork: 'cayenne' | 'localhost' | 'custom' = "cayenne"`,
      'connectTimeout: number = 20000',
      'defaultAuthCallback: (authSigParams: AuthCallbackParams) => Promise<AuthSig> = undefined',
    ]);
    expect(options('v2')).toEqual(
      expect.arrayContaining([
        'alertWhenUnauthorized: boolean = true',
        'minNodeCount: number = 6',
        'bootstrapUrls: string[] = {"network":"jalapeno","count":10}',
        `litNetwork: 'jalapeno' | 'serrano' | 'localhost' | 'custom' = "jalapeno"`,
      ]),
    );
  });
});

it('packages are pinned', () => {
  const counts = (release: typeof v3) => countBy(readPackages(release), ({version}) => version);
  expect(counts(v3)).toEqual({'3.0.24': 19, '3.0.23': 2, '3.0.12': 2});
  expect(counts(v2)).toEqual({'2.2.63': 17, '2.2.61': 5, '2.2.35': 1});
  expect(readPackages(v3).find(({name}) => name.endsWith('/contracts-sdk'))?.version).toBe(
    '3.0.23',
  );
});

// Their meaning and clients: see the tables in features/facts.
it('networks are five, of which each SDK connects to some', () => {
  expect(readNetworks()).toHaveLength(5);
  expect(readNetworks('v3')).toMatchObject([{key: 'cayenne'}]);
});

it.each(['NewContract', 'toString'])(
  'a text about a name is asked for where %s has none',
  (name) => {
    expect(() => described({PKPNFT: 'the tokens'}, 'packages.json', name)).toThrow(
      `packages/sdk-facts/data/packages.json: does not explain "${name}", which the SDK has; add an entry`,
    );
  },
);
