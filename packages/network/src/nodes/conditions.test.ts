import {ed25519} from '@noble/curves/ed25519';
import {secp256k1} from '@noble/curves/secp256k1';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {base58, base64, bech32} from '@scure/base';
import {ethers} from 'ethers';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {TOKENS} from '../chain/addresses';
import {type Chain, startChain} from '../chain/chain';
import {isAddress, signIn} from '../testing/sdk';
import type {ConditionField} from '../rules/conditions';
import {rulesAt} from '../rules/node-rules';
import type {AuthSig} from '../rules/proof-checks';
import type {ConditionContext} from './condition-values';
import {areMet, checkCount, type ConditionList} from './conditions';
import {type Proof, verifyProof} from './proofs';
import {ChainReader} from './rpc';
import {Tables} from './tables';

let chain: Chain;
let reader: ChainReader;
let wallet: ethers.Wallet;
let context: ConditionContext;

beforeAll(async () => {
  chain = await startChain();
  reader = new ChainReader(chain.url);
  wallet = new ethers.Wallet(
    chain.accounts[0]!.privateKey,
    new ethers.providers.StaticJsonRpcProvider(chain.url),
  );
});
afterAll(() => chain.stop());
beforeEach(async () => {
  context = {
    proofs: {evm: await verify(await signIn(wallet))},
    chain: reader,
    tables: new Tables(),
    runActionCondition: async (cid, method, params) => `${cid} ${method} ${params.join()}`,
  };
});

async function verify(authSig: AuthSig, name = 'ethereum'): Promise<Proof> {
  return verifyProof(authSig, {
    chain: name,
    need: {prefix: 'lit-accesscontrolcondition', ids: ['x'], abilities: ['Threshold/Decryption']},
    host: '127.0.0.1:1',
    now: Date.now(),
    rules: rulesAt(),
    isValidSignature: async (_, hash, signature) => signature === `${hash}00`,
  });
}

const ask = (list: object[], field: ConditionField = 'accessControlConditions') =>
  areMet(list as ConditionList, field, context);

const basic = (
  standardContractType: string,
  contractAddress: string,
  method: string,
  parameters: string[],
  comparator: string,
  value: string,
) => ({
  ...{contractAddress, standardContractType, chain: 'ethereum', method, parameters},
  returnValueTest: {comparator, value},
});

const YES = isAddress(':userAddress');
const NO = isAddress('0x0000000000000000000000000000000000000001');
/** An address without a contract. */
const NO_CONTRACT = '0x00000000000000000000000000000000000000ff';
const AND = {operator: 'and'};
const OR = {operator: 'or'};

describe('boolean logic', () => {
  it.each([
    ['no operators, all met', [YES, YES], true],
    ['no operators, one not', [YES, NO], false],
    ['left to right', [YES, OR, YES, AND, NO], false],
    ['a group', [YES, OR, [YES, AND, NO]], true],
  ])('%s', async (_, list, met) => {
    await expect(ask(list)).resolves.toBe(met);
  });

  it.each([
    ['an operator at the end', [YES, AND], 'accessControlConditions'],
    ['two operators', [YES, AND, OR, YES], 'accessControlConditions'],
    ['an unknown operator', [YES, {operator: 'xor'}, YES], 'accessControlConditions'],
    ['none between unified conditions', [YES, YES], 'unifiedAccessControlConditions'],
    ['none at all', [], 'accessControlConditions'],
  ] as const)('refuses %s', async (_, list, field) => {
    const answer = ask([...list], field);
    await expect(answer).rejects.toMatchObject({code: 'NodeInvalidBooleanConditionType'});
  });

  it('refuses more than 30 conditions', () => {
    const list = Array.from({length: 31}, () => YES) as unknown as ConditionList;
    expect(() => checkCount([list])).toThrow(/NodeTooManyConditions: There are 31/);
  });
});

describe('tokens', () => {
  beforeAll(async () => {
    const mint = async (address: string, type: string, ...args: unknown[]) => {
      const contract = new ethers.Contract(address, [`function mint(${type})`], wallet);
      const mintFor = contract.mint as ethers.ContractFunction<ethers.ContractTransaction>;
      const sent = await mintFor(wallet.address, ...args);
      await sent.wait();
    };
    await mint(TOKENS.erc20, 'address,uint256', 100);
    await mint(TOKENS.erc721, 'address,uint256', 7);
    await mint(TOKENS.erc1155, 'address,uint256,uint256', 5, 2);
  });

  it.each([
    ['ERC20', TOKENS.erc20, 'balanceOf', [':userAddress'], '>=', '100', true],
    ['ERC20', TOKENS.erc20, 'balanceOf', [':userAddress'], '>', '100', false],
    ['ERC721', TOKENS.erc721, 'ownerOf', ['7'], '=', ':userAddress', true],
    ['ERC721', TOKENS.erc721, 'ownerOf', ['7'], '=', TOKENS.erc20, false],
    ['ERC1155', TOKENS.erc1155, 'balanceOf', [':userAddress', '5'], '=', '2', true],
    [
      'ERC1155',
      TOKENS.erc1155,
      'balanceOfBatch',
      [':userAddress,:userAddress', '4,5'],
      '>',
      '0',
      true,
    ],
    ['ERC1155', TOKENS.erc1155, 'balanceOfBatch', [':userAddress', '4,5'], '>', '0', false],
    ['ERC20', TOKENS.erc20, 'totalSupply', [], '>', '0', false],
    ['', '', 'eth_getBalance', [':userAddress', 'latest'], '>', '0', true],
    ['', '', 'eth_getBalance', [':userAddress', 'latest'], '~', '0', false],
    ['timestamp', '', 'eth_getBlockByNumber', ['latest'], '>=', '1651276942', true],
    ['', '', 'eth_getBalance', [':userAddress', 'latest'], '!=', '0', true],
    ['', '', 'eth_getBalance', [':userAddress', 'latest'], 'contains', '0', false],
    ['timestamp', '', 'eth_getBalance', ['latest'], '>=', '1651276942', false],
    ['LitAction', 'ipfs://Qm1', 'go', ['a'], '=', 'Qm1 go a', true],
    ['LitAction', 'ipfs://Qm1', 'go', ['a'], '!=', 'Qm1 go a', false],
    ['LitAction', 'ipfs://Qm1', 'go', ['a'], '!contains', 'stop', true],
    ['SIWE', '', '', [':domain'], '=', 'localhost', true],
  ] as const)(
    '%s %s %s %s %s %s is %s',
    async (type, address, method, params, comparator, value, met) => {
      const condition = basic(type, address, method, [...params], comparator, value);
      await expect(ask([condition])).resolves.toBe(met);
    },
  );

  it.each([
    [{value: '0x1'}, {}, 'NodeInvalidACCReturnValueTest'],
    [{}, {parameters: ['nobody']}, 'NodeConditionAddressConversionError'],
    [{}, {chain: 'nowhere'}, 'NodeBlockchainChainUnknown'],
    [
      {comparator: '='},
      {standardContractType: '', method: '', chain: 'nowhere'},
      'NodeBlockchainChainUnknown',
    ],
    [{}, {contractAddress: NO_CONTRACT}, 'NodeRpcError'],
    [{}, {parameters: [':litParam:x']}, 'NodeConditionAddressConversionError'],
  ])('refuses %j %j', async (test, fields, code) => {
    const condition = basic('ERC20', TOKENS.erc20, 'balanceOf', [':userAddress'], '>', '1');
    const {returnValueTest} = condition;
    const answer = ask([{...condition, ...fields, returnValueTest: {...returnValueTest, ...test}}]);
    await expect(answer).rejects.toMatchObject({code});
  });
});

describe('what nodes refuse is refused here', () => {
  it.each([
    [['0x7'], 'ownerOf', TOKENS.erc721, 'ERC721'],
    [[':userAddress', '5 '], 'balanceOfBatch', TOKENS.erc1155, 'ERC1155'],
    [[':userAddress', '0x5'], 'balanceOfBatch', TOKENS.erc1155, 'ERC1155'],
  ])('token ids %j of %s', async (parameters, method, address, type) => {
    const answer = ask([basic(type, address, method, parameters, '=', ':userAddress')]);
    await expect(answer).rejects.toMatchObject({code: 'NodeConditionTokenIdParsingError'});
  });

  const isLevel = {
    ...YES,
    parameters: [':litParam:level'],
    returnValueTest: {comparator: '=', value: '5'},
  };
  const signInWith = async (...resources: string[]) => {
    context.proofs = {evm: await verify(await signIn(wallet, {resources}))};
  };

  it('a value that the wallet has not signed', async () => {
    await signInWith('litParam:level:NQ');
    await expect(ask([isLevel])).resolves.toBe(true);
    await signInWith('litParam:levels:NQ');
    await expect(ask([isLevel])).resolves.toBe(false);
  });

  it('an address as a resource before it', async () => {
    await signInWith('https://example.org', 'litParam:level:NQ');
    await expect(ask([isLevel])).rejects.toMatchObject({code: 'NodeInvalidSIWEResource'});
  });
});

describe('calls of contracts', () => {
  const balanceOf = {
    contractAddress: TOKENS.erc20,
    functionName: 'balanceOf',
    functionParams: [':userAddress'],
    functionAbi: {
      name: 'balanceOf',
      inputs: [{name: 'owner', type: 'address'}],
      outputs: [{name: 'balance', type: 'uint256'}],
      constant: false,
      stateMutability: 'view',
    },
    chain: 'polygon',
    returnValueTest: {key: 'balance', comparator: '=', value: '100'},
  };

  it('compare the output', async () => {
    await expect(ask([balanceOf], 'evmContractConditions')).resolves.toBe(true);
  });

  const withTypes = (input: string, output: string, params: string[], test: object) => ({
    ...balanceOf,
    functionParams: params,
    functionAbi: {
      ...balanceOf.functionAbi,
      inputs: [{name: 'owner', type: input}],
      outputs: [{name: 'balance', type: output}],
    },
    returnValueTest: {...balanceOf.returnValueTest, ...test},
  });

  it('name an output that is there', async () => {
    const answer = ask(
      [withTypes('address', 'uint256', [':userAddress'], {key: 'balanze'})],
      'evmContractConditions',
    );
    await expect(answer).rejects.toMatchObject({status: 500});
  });

  it.each([
    ['address', 'int256', ':userAddress', '100', 'NodeInvalidConditionTokenType'],
    ['address', 'uint256', ':userAddress', ':litParam:x', 'NodeInvalidACCReturnValueTest'],
    ['address', 'bool', ':userAddress', 'True', 'NodeInvalidACCReturnValueTest'],
    ['uint256', 'uint256', '0x08', '100', 'NodeConditionTokenizingError'],
    ['bool', 'uint256', 'flase', '100', 'NodeConditionTokenizingError'],
  ])('of %s to %s with %s and %s are refused', async (input, output, param, value, code) => {
    // The balance is 100, which no bool is.
    const contract = withTypes(input, output, [param], {value});
    if (output === 'bool') contract.functionParams = ['0x00000000000000000000000000000000000000ee'];
    await expect(ask([contract], 'evmContractConditions')).rejects.toMatchObject({code});
  });

  it.each([
    [{functionParams: []}, 'NodeMismatchParameters'],
    [{functionName: 'other'}, 'NodeTokenEncodingDecodingError'],
    [{functionParams: ['nobody']}, 'NodeConditionTokenizingError'],
  ])('refuse %j', async (fields, code) => {
    const answer = ask([{...balanceOf, ...fields}], 'evmContractConditions');
    await expect(answer).rejects.toMatchObject({code});
  });
});

it('finds POAPs of the proved address in the table', async () => {
  context.tables.setPoaps(wallet.address, [{eventId: 37582, name: 'A party'}]);
  const poap = (method: string, comparator: string, value: string) =>
    ask([basic('POAP', '', method, [], comparator, value)]);
  await expect(poap('eventId', '=', '37582')).resolves.toBe(true);
  await expect(poap('tokenURI', 'contains', 'party')).resolves.toBe(true);
  await expect(poap('eventId', '=', '1')).resolves.toBe(false);
  const elsewhere = {...basic('POAP', '', 'eventId', [], '=', '37582'), chain: 'nowhere'};
  await expect(ask([elsewhere])).rejects.toMatchObject({code: 'NodeBlockchainChainUnknown'});
});

describe('other proofs', () => {
  it('verifies a Solana wallet, whose conditions read the table', async () => {
    const secret = ed25519.utils.randomSecretKey();
    const address = base58.encode(ed25519.getPublicKey(secret));
    const signedMessage = 'I am creating an account';
    const sig = Buffer.from(ed25519.sign(Buffer.from(signedMessage), secret)).toString('hex');
    const authSig = {sig, derivedVia: 'solana.signMessage', signedMessage, address};
    context.proofs = {solana: await verify(authSig, 'solana')};
    await expect(verify({...authSig, signedMessage: 'else'}, 'solana')).rejects.toMatchObject({
      code: 'NodeInvalidAuthSig',
    });
    const condition = {
      ...{method: 'getBalance', params: [':userAddress'], chain: 'solana'},
      returnValueTest: {key: '', comparator: '>=', value: '100000000'},
    };
    await expect(ask([condition], 'solRpcConditions')).resolves.toBe(false);
    context.tables.setSolana('getBalance', [address], 100_000_000);
    await expect(ask([condition], 'solRpcConditions')).resolves.toBe(true);
    const unknown = ask([{...condition, method: 'getNothing'}], 'solRpcConditions');
    await expect(unknown).rejects.toMatchObject({code: 'NodeInvalidSolanaRpcMethod'});
  });

  it('verifies a Cosmos wallet, whose conditions read the table', async () => {
    const secret = secp256k1.utils.randomSecretKey();
    const key = secp256k1.getPublicKey(secret, true);
    const address = bech32.encodeFromBytes('juno', ripemd160(sha256(key)));
    const hash = Buffer.from(sha256('hello')).toString('hex');
    const sig = base64.encode(secp256k1.sign(hash, secret).toBytes('compact'));
    const authSig = {sig, derivedVia: 'cosmos.signArbitrary', signedMessage: hash, address};
    context.proofs = {cosmos: await verify(authSig, 'juno')};
    await expect(verify(authSig, 'cosmos')).rejects.toMatchObject({code: 'NodeInvalidAuthSig'});
    const path = `/cosmos/bank/v1beta1/balances/${address}`;
    context.tables.setCosmos('juno', path, {balances: [{amount: '1000000'}]});
    const condition = {
      ...{path: '/cosmos/bank/v1beta1/balances/:userAddress', chain: 'juno'},
      returnValueTest: {key: '$.balances[0].amount', comparator: '>=', value: '1000000'},
    };
    await expect(ask([condition], 'unifiedAccessControlConditions')).resolves.toBe(true);
    const has = async (comparator: string, value: string) => {
      const returnValueTest = {key: '$.balances[0].amount', comparator, value};
      return ask([{...condition, returnValueTest}], 'unifiedAccessControlConditions');
    };
    // With a quote of its JSON, so that it is text and no number.
    await expect(has('contains', '1000000"')).resolves.toBe(true);
    await expect(has('!contains', 'gold')).resolves.toBe(false);
  });

  it('asks a contract account whether it signed', async () => {
    const hash = ethers.utils.id('hello');
    const authSig = {
      ...{derivedVia: 'EIP1271', signedMessage: hash, address: TOKENS.erc20},
      sig: `${hash}00`,
    };
    await expect(verify(authSig)).resolves.toMatchObject({address: TOKENS.erc20});
    await expect(verify({...authSig, sig: '0x00'})).rejects.toMatchObject({
      code: 'NodeContractAuthsigUnauthorized',
    });
  });
});
