import {beforeAll, describe, expect, it} from 'vitest';
import {checkTexts, fence, type TextsReport} from '../testing/check-texts';

interface Case {
  name: string;
  info?: string;
  code: string;
  /** Part of the only problem; without it there must be none. */
  problem?: string;
}

const BASIC = `{ contractAddress: '', standardContractType: '', chain: 'ethereum', method: '', parameters: [], returnValueTest: { comparator: '=', value: '' } }`;

const CLIENT = `import { LitNodeClient } from '@lit-protocol/lit-node-client';
const client = new LitNodeClient({ litNetwork: 'cayenne' });
`;

const CASES: readonly Case[] = [
  {
    name: 'names in a variable',
    code: `const chain = 'etherium';\nexport const a = { chain };`,
    problem: '"etherium" is no chain',
  },
  {
    name: 'names that may be any string',
    code: `declare const chain: string;\nexport const a = { chain };`,
  },
  {
    name: 'chains of other kinds',
    code: `export const a = { chain: 'solana', b: { chain: 'kyve' } };`,
  },
  {name: 'the chain of session signatures', code: `export const a = { chain: 'litSessionSign' };`},
  {
    name: 'a misspelt contract type',
    code: `export const a = ${BASIC.replace("standardContractType: ''", "standardContractType: 'ERC271'")};`,
    problem: '"ERC271" is no contract type',
  },

  {name: 'a condition', code: `export const a = [${BASIC}, { operator: 'and' }, ${BASIC}];`},
  {
    name: 'a misspelt part of a condition',
    code: `export const a = ${BASIC.replace('method', 'methods').replace("chain: 'ethereum', ", "chain: 'ethereum', method: '', ")};`,
    problem: '"methods" is no part of a condition of type evmBasic',
  },
  {
    name: 'a missing part of a condition',
    code: `export const a = ${BASIC.replace("method: '', ", '')};`,
    problem: 'a condition of type evmBasic lacks method',
  },
  {
    name: 'a misspelt test',
    code: `export const a = ${BASIC.replace("value: ''", "value: '', keys: ''")};`,
    problem: '"keys" is no part of returnValueTest',
  },
  {
    name: 'a condition with a spread',
    code: `const base = ${BASIC};\nexport const a = { ...base, returnValueTest: { comparator: '=', value: '1' } };`,
  },
  {
    name: 'a Cosmos condition',
    code: `export const a = { conditionType: 'cosmos', path: ':userAddress', chain: 'cosmos', returnValueTest: { key: '', comparator: '=', value: '' } };`,
  },
  {
    name: 'a Solana condition without its parameters',
    code: `export const a = { conditionType: 'solRpc', method: 'getBalance', chain: 'solana', returnValueTest: { key: '', comparator: '=', value: '' } };`,
    problem: 'solRpc lacks params',
  },

  {
    name: 'an operator that is none',
    code: `export const a = [${BASIC}, { operator: 'xor' }, ${BASIC}];`,
    problem: '"xor" is no operator',
  },
  {
    name: 'a misspelt operator',
    code: `export const a = [${BASIC}, { operators: 'and' }, ${BASIC}];`,
    problem: 'conditions are joined by "operator"',
  },
  {
    name: 'a misspelt part of an interface',
    code: `export const a = { method: '', params: [], chain: 'solana', pdaInterface: { offset: 0, fields: {}, size: 1 }, returnValueTest: { comparator: '=', value: '' } };`,
    problem: '"size" is no part of pdaInterface',
  },
  {
    name: 'a request without conditions',
    code: `${CLIENT}const stored = { conditions: [${BASIC}], chain: 'ethereum', dataToEncrypt: new Uint8Array() };\nawait client.encrypt(stored);`,
    problem: 'the request has no conditions',
  },
  {
    name: 'a request with conditions of one family',
    code: `${CLIENT}const stored = { unifiedAccessControlConditions: [${BASIC}], chain: 'ethereum', dataToEncrypt: new Uint8Array() };\nawait client.encrypt(stored);`,
  },

  {
    name: 'a promise that is kept',
    code: `let pending: Promise<void> | undefined;\npending ??= Promise.resolve();\nexport { pending };`,
  },
  {name: 'a promise with a handler', code: `Promise.resolve().catch(() => {});`},
  {name: 'a promise that is ignored on purpose', code: `void Promise.resolve();`},
  {
    name: 'a promise in a template',
    code: 'console.log(`${Promise.resolve(1)}`);',
    problem: 'nothing waits for this promise',
  },
  {
    name: 'a promise as text',
    code: `export const a = JSON.stringify(Promise.resolve(1));`,
    problem: 'nothing waits for this promise',
  },
  {
    name: 'promises that are waited for together',
    code: `console.log(await Promise.all([Promise.resolve(1)]));`,
  },
  {
    name: 'a function that is not awaited',
    code: `async function main() {}\nmain();`,
    problem: 'nothing waits for this promise',
  },
  {name: 'the start of a Lit Action', info: 'js env=action', code: `(async () => {})();`},

  {
    name: 'a global that is tested for',
    code: `if (typeof window !== 'undefined') {\n  console.log(window.origin);\n}`,
  },
  {
    name: 'globals that exist everywhere',
    code: `console.log(new Blob(), new TextEncoder(), crypto.subtle, fetch, structuredClone, URL);`,
  },
  {
    name: 'a browser global in a sample for everywhere',
    code: `localStorage.clear();`,
    problem: '"localStorage" does not exist in Node; say env=browser',
  },
  {
    name: 'a global of Node in a sample for everywhere',
    code: `console.log(process.argv);`,
    problem: '"process" does not exist in browsers; say env=node',
  },
  {
    name: 'a module of Node in a sample for everywhere',
    code: `import { readFile } from 'node:fs/promises';\nconsole.log(readFile);`,
    problem: '"node:fs/promises" is a module of Node',
  },
  {
    name: 'types of browsers in a sample for Node',
    info: 'ts env=node',
    code: `export function show(event: MessageEvent) {\n  return event.data;\n}`,
  },
  {
    name: 'a browser global in a Lit Action',
    info: 'js env=action',
    code: `console.log(document.title);`,
    problem: '"document" does not exist in Lit Actions',
  },
  {
    name: 'a global of Node in a Lit Action',
    info: 'js env=action',
    code: `console.log(Buffer.from(''));`,
    problem: '"Buffer" does not exist in Lit Actions',
  },
  {
    name: 'what a Lit Action has',
    info: 'js env=action',
    code: `console.log(fetch, URL, new TextEncoder(), ethers.utils.id(''), uint8arrayToString(new Uint8Array(), 'hex'), Lit.Auth.authSigAddress);`,
  },
  {
    name: 'an import in a Lit Action',
    info: 'js env=action',
    code: `import { ethers as e } from 'ethers';\nconsole.log(e);`,
    problem: 'a Lit Action is a script',
  },
  {
    name: 'a top-level await in a Lit Action',
    info: 'js env=action',
    code: `await fetch('');`,
    problem: 'a Lit Action is a script',
  },

  {
    name: 'a package below a package',
    code: `import { keccak256 } from 'ethers/lib/utils';\nconsole.log(keccak256);`,
  },
  {
    name: 'a package that is only a stub',
    code: `import '@walletconnect/modal';`,
    problem: 'only a stub',
  },
  {
    name: 'a package that is only hoisted',
    code: `import nacl from 'tweetnacl';\nconsole.log(nacl);`,
    problem: 'package "tweetnacl" is not in sdk/v3/package.json',
  },

  {
    name: 'answers of the sandbox where readers would copy them',
    info: 'js env=action',
    code: `nodeAnswers.call = '';\n// ---cut---\nnodeAnswers.call = 'a';`,
    problem: '4 "nodeAnswers" is for hidden lines',
  },
  {
    name: 'a name in a value without a type',
    code: `const stored = JSON.parse('{}');\nconsole.log(stored.ciphertext, stored.chain);`,
    problem: '3 "stored" is of type any',
  },
  {
    name: 'a name deep in a value without a type',
    code: `console.log(JSON.parse('{}').capabilities[0].sig);`,
    problem: '2 "JSON.parse(\'{}\')" is of type any',
  },
  {
    name: 'parts taken out of a value without a type',
    code: `const { ciphertext } = JSON.parse('{}');\nconsole.log(ciphertext);`,
    problem: '2 "JSON.parse(\'{}\')" is of type any',
  },
  {
    name: 'a value with a type of the sample',
    code: `const { sig }: { sig: string } = JSON.parse('{}');\nconsole.log(sig);`,
  },
  {
    name: 'a value that the sample declares to be anything',
    code: `declare const provider: any;\nprovider.enable();`,
  },
  {
    name: 'a value without a type in JavaScript',
    info: 'js',
    code: `const { ciphertext } = JSON.parse('{}');\nconsole.log(ciphertext);`,
  },
  {
    name: 'a misspelt part of an AuthSig',
    code: `export const authSig = { sig: '', derivedVia: '', signedMesage: '', address: '' };`,
    problem: '2 "signedMesage" is no part of an AuthSig',
  },
  {
    name: 'an AuthSig',
    code: `export const authSig = { sig: '', derivedVia: '', signedMessage: '', address: '' };`,
  },
  {
    name: 'an object that is cast',
    code: `import type { AuthSig } from '@lit-protocol/types';\nexport const a = { ethereum: 1 } as unknown as AuthSig;`,
    problem: '3 a cast through unknown or any',
  },
  {
    name: 'an error that is cast to a record',
    code: `try {\n  throw 1;\n} catch (error) {\n  const { errorCode } = error as Record<string, string>;\n  console.log(errorCode);\n}`,
    problem: '5 a cast to a record',
  },
  {
    name: 'a misspelt key of a list of the SDK',
    code: `import { LIT_CHAINS } from '@lit-protocol/constants';\nconsole.log(LIT_CHAINS.etherium, LIT_CHAINS.ethereum);`,
    problem: '3 "etherium" is not in LIT_CHAINS of SDK 3',
  },
  {
    name: 'a misspelt parameter in a variable',
    code: `import { LitNodeClient } from '@lit-protocol/lit-node-client';\nconst client = new LitNodeClient({});\nconst request = { resourceAbilityRequests: [], chain: 'ethereum', switchChains: true };\nexport const sigs = await client.getSessionSigs(request);`,
    problem: '5 "switchChains" is no parameter; "switchChain" is one',
  },
  {
    name: 'a misspelt part of an ABI in a condition',
    code: `export const condition = {\n  contractAddress: '0x',\n  functionName: 'a',\n  functionParams: [],\n  functionAbi: { name: 'a', inputs: [], outputs: [], stateMutability: 'view', constand: true },\n  chain: 'ethereum',\n  returnValueTest: { key: '', comparator: '=', value: '' },\n};`,
    problem: '6 "constand" is no part of functionAbi',
  },
  {
    name: 'a misspelt method of storage',
    info: 'ts env=browser',
    code: `localStorage.removItem('a');`,
    problem: "'removItem' does not exist on type 'Storage'",
  },
  {
    name: 'nodes by their declared type',
    code: `import { LitNodeClient } from '@lit-protocol/lit-node-client';\nconst client = new LitNodeClient({});\nconsole.log(client.connectedNodes.sizes);`,
    problem: "'sizes' does not exist",
  },
];

let report: TextsReport;

beforeAll(async () => {
  report = await checkTexts(
    Object.fromEntries(CASES.map(({name, info = 'ts', code}) => [name, fence(info, code)])),
  );
});

describe('lints', () => {
  it.each(CASES)('$name', ({name, problem}) => {
    expect(report.problemsOf(name)).toEqual(
      problem === undefined ? [] : [expect.stringContaining(problem)],
    );
  });
});
