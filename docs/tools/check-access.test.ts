import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

/** An AuthSig of a random wallet, a condition that it meets, and a chain that knows one balance. */
const SETUP = `
  import {ethers} from 'ethers';
  import {checkAccess} from './check-access';
  const wallet = ethers.Wallet.createRandom();
  const other = ethers.Wallet.createRandom();
  const HOUR = 3_600_000;
  async function signed(signer, named = signer.address, end = new Date(Date.now() + HOUR).toISOString()) {
    const signedMessage = 'localhost wants you to sign in with your Ethereum account:\\n' + named +
      '\\n\\nURI: http://localhost' + (end && '\\nExpiration Time: ' + end);
    return {address: named, signedMessage, sig: await signer.signMessage(signedMessage)};
  }
  const TOKEN = '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2';
  const chain = new ethers.utils.Interface([
    'function balanceOf(address) view returns (uint256)',
    'function balanceOf(address, uint256) view returns (uint256)',
    'function ownerOf(uint256) view returns (address)',
    'function member(address) view returns (bool since, uint256 level)',
  ]);
  const provider = new (class extends ethers.providers.BaseProvider {
    constructor() { super({chainId: 1, name: 'homestead'}); }
    async detectNetwork() { return {chainId: 1, name: 'homestead'}; }
    async perform(method, {transaction}) {
      if (method === 'getBalance') return ethers.BigNumber.from(100);
      if (transaction.to !== TOKEN) return '0x';
      const {name, outputs} = chain.getFunction(transaction.data.slice(0, 10));
      const values = {ownerOf: [wallet.address], member: [true, 7]}[name] ?? [5];
      return ethers.utils.defaultAbiCoder.encode(outputs, values);
    }
  })();
  const balance = {
    contractAddress: '', standardContractType: '', chain: 'ethereum', method: 'eth_getBalance',
    parameters: [':userAddress', 'latest'], returnValueTest: {comparator: '>=', value: '100'},
  };
  const token = (standardContractType, method, parameters, comparator, value) => ({
    ...balance, contractAddress: TOKEN, standardContractType, method, parameters,
    returnValueTest: {comparator, value},
  });
  const test = (comparator, value) => ({...balance, returnValueTest: {comparator, value}});
  const good = await signed(wallet);
  async function print(cases) {
    for (const [name, authSig, condition] of cases) {
      const answer = await checkAccess(authSig, condition, provider).then(
        ({value, holds}) => value.replace(wallet.address, 'the wallet') + ' ' + holds,
        ({message}) => 'refused: ' + message.replaceAll(wallet.address, 'the wallet')
          .replaceAll(other.address, 'another').split(' (')[0],
      );
      console.log(name + ': ' + answer);
    }
  }`;

const answersOf = (output: string): Record<string, string> =>
  Object.fromEntries(output.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));

const run = samplesIn('docs/tools/_check-access.mdx');

it('compares what the nodes compare', async () => {
  const output = await run(`${SETUP}
    const own = {...balance, method: '', parameters: [':userAddress']};
    const member = {
      contractAddress: TOKEN, chain: 'ethereum', functionName: 'member', functionParams: [':userAddress'],
      functionAbi: {
        name: 'member', stateMutability: 'view', inputs: [{name: '', type: 'address'}],
        outputs: [{name: 'since', type: 'bool'}, {name: 'level', type: 'uint256'}],
      },
    };
    await print([
      ['balance', good, balance], ['too little', good, test('>', '100')],
      ['below', good, test('<', '101')], ['equal', good, test('=', '0100')],
      ['own', good, {...own, returnValueTest: {comparator: '=', value: wallet.address.toLowerCase()}}],
      ['not own', good, {...own, returnValueTest: {comparator: '=', value: other.address}}],
      ['unlike', good, {...own, returnValueTest: {comparator: '!=', value: other.address}}],
      ['ERC-20', good, token('ERC20', 'balanceOf', [':userAddress'], '>=', '6')],
      ['owner', good, token('ERC721', 'ownerOf', ['1'], '=', ':userAddress')],
      ['ERC-1155', good, token('ERC1155', 'balanceOf', [':userAddress', '1'], '!=', '0')],
      ['key', good, {...member, returnValueTest: {key: 'level', comparator: '>=', value: '7'}}],
      ['no key', good, {...member, returnValueTest: {key: '', comparator: '=', value: 'true'}}],
    ]);`);
  expect(answersOf(output)).toEqual({
    balance: '100 true',
    'too little': '100 false',
    below: '100 true',
    equal: '100 true',
    own: 'the wallet true',
    'not own': 'the wallet false',
    unlike: 'the wallet false',
    'ERC-20': '5 false',
    owner: 'the wallet true',
    'ERC-1155': '5 true',
    key: '7 true',
    'no key': 'true true',
  });
});

it('refuses a proof that proves nothing, and a condition that the nodes cannot evaluate', async () => {
  const output = await run(`${SETUP}
    const refused = [
      ...[null, '', true, 1, [], {}, {...good, sig: [49]}].map((proof, n) => ['no proof ' + n, proof, balance]),
      ['foreign', {...await signed(other), address: wallet.address}, balance],
      ['foreign text', await signed(other, wallet.address), balance],
      ['changed', {...good, signedMessage: good.signedMessage.replace('localhost ', 'evil ')}, balance],
      ['garbage', {...good, sig: '0x32'}, balance],
      ['expired', await signed(wallet, wallet.address, new Date(Date.now() - HOUR).toISOString()), balance],
      ['endless', await signed(wallet, wallet.address, ''), balance],
      ...[null, '', true, [49], {}].map((condition, n) => ['no condition ' + n, good, condition]),
      ...['0x32', '1e21', '-1', '1.5', ''].map((value) => ['value ' + value, good, test('>=', value)]),
      ...[100, NaN, true, null, [49]].map((value) => ['type ' + value, good, test('>=', value)]),
      ...['=>', '==', 'toString', null, 'contains'].map((name) => ['test ' + name, good, test(name, '1')]),
      ...['gnosis', '__proto__', 'solana', null].map((chain) => ['chain ' + chain, good, {...balance, chain}]),
      ['other chain', good, {...balance, chain: 'polygon'}],
      ['no list', good, {...balance, parameters: ':userAddress'}],
      ['text', good, token('ERC721', 'ownerOf', ['1'], '>', ':userAddress')],
      ['text as amount', good, token('ERC20', 'balanceOf', [':userAddress'], '=', 'five')],
      ['method', good, token('ERC20', 'totalSupply', [], '=', '1')],
      ['SIWE', good, {...balance, standardContractType: 'SIWE', method: '', parameters: [':domain'], returnValueTest: {comparator: '=', value: 'localhost'}}],
      ['no type', good, token('', 'balanceOf', [':userAddress'], '>=', '1')],
      ['another type', good, token('ERC-20', 'balanceOf', [':userAddress'], '>=', '1')],
      ['owner of coins', good, token('ERC20', 'ownerOf', ['1'], '=', ':userAddress')],
      ...[['misspelled', 'uint256'], ['price', 'int256'], ['price', 'bytes32'], ['price', 'uint256[]']].map(([key, type]) => ['output ' + key + type, good, {
        contractAddress: TOKEN, chain: 'ethereum', functionName: 'balanceOf', functionParams: [':userAddress'],
        functionAbi: {name: 'balanceOf', stateMutability: 'view', inputs: [{name: '', type: 'address'}], outputs: [{name: 'price', type}]},
        returnValueTest: {key, comparator: '>=', value: '1'},
      }]),
      ['no contract', good, {...token('ERC20', 'balanceOf', [':userAddress'], '>=', '1'), contractAddress: wallet.address}],
    ];
    await print(refused);`);
  const answers = answersOf(output);
  expect(Object.keys(answers)).toHaveLength(51);
  expect(Object.entries(answers).filter(([, answer]) => !answer.startsWith('refused: '))).toEqual(
    [],
  );
  expect(answers).toMatchObject({
    foreign: 'refused: another signed, for another address.',
    'foreign text': 'refused: another signed, for another address.',
    'test =>': 'refused: The nodes cannot evaluate: 100 => 1',
    'other chain': 'refused: The server is on chain 1, not on polygon.',
  });
});
