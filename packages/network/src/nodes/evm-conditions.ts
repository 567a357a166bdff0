import {ethers} from 'ethers';
import {BareAnswer} from './answers';
import {check, NodeError, orRefuse} from '../rules/errors';
import {chainFamilyOf} from '../rules/chains';
import {basicTestOf, USER_ADDRESS} from '../rules/conditions';
import {
  compareNumber,
  compareText,
  type ConditionContext,
  type ReturnValueTest,
  substitute,
} from './condition-values';

export interface BasicCondition {
  contractAddress: string;
  chain: string;
  standardContractType: string;
  method: string;
  parameters: string[];
  returnValueTest: ReturnValueTest;
}

export interface ContractCondition {
  contractAddress: string;
  functionName: string;
  functionParams: string[];
  functionAbi: object;
  chain: string;
  returnValueTest: ReturnValueTest & {key: string};
}

const STANDARD_METHODS = new ethers.utils.Interface([
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function members(address member) view returns (address delegateKey, uint256 shares, uint256 loot, bool exists, uint256 highestIndexYesVote, uint256 jailed)',
  'function subscribers(address user) view returns (uint256 status)',
  'function isRegistered(address user) view returns (bool)',
  'function getActiveSubscriptionCount(address consumer, address provider, uint32 planId) view returns (uint256)',
]);
const ERC1155 = new ethers.utils.Interface([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function balanceOfBatch(address[] accounts, uint256[] ids) view returns (uint256[])',
]);

function checkChain(chain: string): void {
  check(
    chainFamilyOf(chain) === 'evm',
    'NodeBlockchainChainUnknown',
    `No EVM chain is named "${chain}".`,
  );
}

/** A condition of the family `evmBasic`. Methods and types that do not exist count as not met. */
export async function meetsBasic(
  condition: BasicCondition,
  context: ConditionContext,
): Promise<boolean> {
  const {contractAddress, standardContractType: type, method, returnValueTest: test} = condition;
  // Also where nothing on it is asked for.
  checkChain(condition.chain);
  const basicTest = basicTestOf(type, method);
  if (basicTest === 'SIWE ') return meetsSiwe(condition, context);
  if (type === 'LitAction') {
    const cid = contractAddress.replace(/^ipfs:\/\//, '');
    const params = condition.parameters.map((parameter) => substitute(parameter, 'evm', context));
    return compareText('evmBasic', await context.runActionCondition(cid, method, params), test);
  }
  const proof = context.proofs.evm;
  if (!proof) return false;
  const parameters = condition.parameters.map((parameter) => substitute(parameter, 'evm', context));
  const [first = ''] = parameters;
  const call = async (abi: ethers.utils.Interface, args: readonly unknown[]) =>
    context.chain.call(address(contractAddress), abi, method, args);
  const compare = (found: unknown) => compareNumber('evmBasic', BigInt(String(found)), test);
  const poaps = context.tables.getPoaps(proof.address);
  switch (basicTest) {
    case undefined:
      return false;
    case ' ':
      if (condition.parameters[0] !== USER_ADDRESS) return compareText('evmBasic', first, test);
      return (
        test.comparator === '=' &&
        first.toLowerCase() === substitute(test.value, 'evm', context).toLowerCase()
      );
    case ' eth_getBalance':
      return compare(await context.chain.request('eth_getBalance', [address(first), 'latest']));
    case 'timestamp eth_getBlockByNumber': {
      const block = await context.chain.request('eth_getBlockByNumber', ['latest', false]);
      return compare((block as {timestamp: string}).timestamp);
    }
    case 'POAP tokenURI':
      return poaps.some(({name}) => compareText('evmBasic', name, test));
    case 'POAP eventId':
      return poaps.some(({eventId}) => test.comparator === '=' && String(eventId) === test.value);
    case 'ERC20 balanceOf':
    case 'ERC721 balanceOf':
      return compare((await call(STANDARD_METHODS, [address(first)]))[0]);
    case 'ERC721 ownerOf': {
      const owner = (await call(STANDARD_METHODS, [decimal(first)]))[0] as string;
      const wanted = substitute(test.value, 'evm', context);
      return test.comparator === '=' && owner.toLowerCase() === wanted.toLowerCase();
    }
    case 'ERC1155 balanceOf':
      return compare((await call(ERC1155, [address(first), tokenId(parameters[1] ?? '')]))[0]);
    case 'ERC1155 balanceOfBatch': {
      const owners = first.split(',').map((owner) => address(substitute(owner, 'evm', context)));
      const ids = (parameters[1] ?? '').split(',').map(decimal);
      if (owners.length !== ids.length) return false;
      const balances = (await call(ERC1155, [owners, ids]))[0] as unknown[];
      return balances.some(compare);
    }
    case 'MolochDAOv2.1 members': {
      const member = await call(STANDARD_METHODS, [address(first)]);
      return Boolean(member.exists) && big(member.jailed) === 0n;
    }
    case 'Creaton subscribers':
      return big((await call(STANDARD_METHODS, [address(first)]))[0]) === 1n;
    case 'ProofOfHumanity isRegistered':
      return Boolean((await call(STANDARD_METHODS, [address(first)]))[0]);
    case 'CASK getActiveSubscriptionCount':
      return compare((await call(STANDARD_METHODS, parameters))[0]);
  }
}

function meetsSiwe(
  {parameters, returnValueTest: test}: BasicCondition,
  context: ConditionContext,
): boolean {
  const siwe = context.proofs.evm?.siwe;
  check(siwe !== undefined, 'NodeSIWEMessageError', 'The proof is not an EIP-4361 message.');
  if (parameters[0] === ':domain') return compareText('evmBasic', siwe.domain, test);
  if (parameters[0] !== ':resources') return false;
  const isThere = (siwe.resources ?? []).includes(test.value);
  return test.comparator === 'contains' ? isThere : test.comparator === '!contains' && !isThere;
}

function address(text: string): string {
  return orRefuse('NodeConditionAddressConversionError', () =>
    ethers.utils.getAddress(text.toLowerCase()),
  );
}

/** A token id in decimal digits, or in hex after 0x. */
const tokenId = (text: string): bigint =>
  /^0x[\da-f]+$/i.test(text) ? BigInt(text) : decimal(text);

function decimal(text: string): bigint {
  check(/^\d+$/.test(text), 'NodeConditionTokenIdParsingError', `"${text}" is not a token id.`);
  return BigInt(text);
}

function big(value: unknown): bigint {
  return BigInt(String(value));
}

/** A condition of the family `evmContract`: any function of a contract, by its ABI. */
export async function meetsContract(
  condition: ContractCondition,
  context: ConditionContext,
): Promise<boolean> {
  const {functionAbi, functionName, functionParams, returnValueTest: test} = condition;
  if (!context.proofs.evm) return false;
  checkChain(condition.chain);
  // The canonical form always has `constant`, mostly false beside `view`, which ethers refuses.
  const abi = orRefuse(
    'NodeTokenEncodingDecodingError',
    () => new ethers.utils.Interface([{type: 'function', ...functionAbi, constant: undefined}]),
  );
  const {inputs, outputs = []} = orRefuse('NodeTokenEncodingDecodingError', () =>
    abi.getFunction(functionName),
  );
  check(
    inputs.length === functionParams.length,
    'NodeMismatchParameters',
    `${functionName} takes ${inputs.length} parameters, not ${functionParams.length}.`,
  );
  const args = functionParams.map((parameter, index) =>
    argumentOf(substitute(parameter, 'evm', context), inputs[index]!.type),
  );
  const result = await context.chain.call(
    address(condition.contractAddress),
    abi,
    functionName,
    args,
    'NodeBlockchainError',
  );
  const position = test.key === '' ? 0 : outputs.findIndex(({name}) => name === test.key);
  if (position < 0) throw new BareAnswer(500, keyNotFound(test.key));
  const type = outputs[position]?.type ?? '';
  const value: unknown = result[position];
  if (/^uint\d*$/.test(type)) return compareNumber('evmContract', big(value), test);
  if (type === 'string') return compareText('evmContract', String(value), test);
  if (type === 'bool') {
    check(
      ['true', 'false'].includes(test.value),
      'NodeInvalidACCReturnValueTest',
      `"${test.value}" is not true or false.`,
    );
    return isEqualOrNot(String(value), test.value, test);
  }
  if (type === 'address') {
    return isEqualOrNot(String(value), address(substitute(test.value, 'evm', context)), test);
  }
  throw new NodeError('NodeInvalidConditionTokenType', `${functionName} returns ${type}.`);
}

function isEqualOrNot(value: string, wanted: string, {comparator}: ReturnValueTest): boolean {
  const isEqual = value === wanted;
  return comparator === '=' ? isEqual : comparator === '!=' && !isEqual;
}

/** The nodes' answer to a key that no output has, which is without a code. */
const keyNotFound = (key: string) => ({
  errorKind: 'Unexpected',
  status: 500,
  details: [`Could not find key in function outputs: ${key}`],
});

/** Conditions hold arguments as text; hex may lack its 0x, and lists are `[a,b]`. */
function argumentOf(text: string, type: string): unknown {
  const list = /^(.+)\[\d*\]$/.exec(type);
  if (list) {
    const items = text.trim().replace(/^\[|\]$/g, '');
    return items === '' ? [] : items.split(',').map((item) => argumentOf(item.trim(), list[1]!));
  }
  const refuse = (holds: boolean) =>
    check(holds, 'NodeConditionTokenizingError', `"${text}" is not of the type ${type}.`);
  if (type === 'bool') {
    refuse(['true', '1', 'false', '0'].includes(text));
    return text === 'true' || text === '1';
  }
  if (/^u?int/.test(type)) refuse((type.startsWith('u') ? /^\d+$/ : /^-?\d+$/).test(text));
  if (!/^(address|bytes)/.test(type)) return text;
  const hex = text.replaceAll('0x', '');
  refuse(/^(?:[\da-f]{2})*$/i.test(hex) && (type !== 'address' || hex.length === 40));
  return `0x${hex.toLowerCase()}`;
}
