import {ethers} from 'ethers';
import {DAO, TOKENS} from '../chain/addresses';
import type {Chain} from '../chain/chain';

const ABI = new ethers.utils.Interface([
  'function mint(address to, uint256 amountOrId)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function add(address member, uint256 shares)',
]);

const KINDS = ['erc20', 'erc721', 'erc1155', 'member'] as const;

/** Tokens for an address, or its membership of the DAO. */
export interface Gift {
  give: (typeof KINDS)[number];
  to: string;
  /** The amount of tokens, or of shares in the DAO; 1 by default. */
  amount?: string | number;
  /** The token id for an ERC-721 or ERC-1155; 1 by default. */
  id?: string | number;
  /** The contract; the one that is ready by default. Another address gets a contract of the kind. */
  contract?: string;
}

/**
 * Mints test tokens, or adds a member to the DAO.
 * @throws TypeError that says what is wrong with the gift
 */
export async function give(chain: Chain, gift: Gift): Promise<void> {
  const {give: kind, to, amount = 1, id = 1} = gift;
  if (!KINDS.includes(kind))
    throw new TypeError(`give is "${kind}", not one of ${KINDS.join(', ')}.`);
  for (const [name, value] of Object.entries({to, contract: gift.contract ?? to})) {
    if (!ethers.utils.isAddress(value))
      throw new TypeError(`${name} is "${value}", not an address.`);
  }
  const ready = kind === 'member' ? DAO : TOKENS[kind];
  const {contract = ready} = gift;
  if (contract.toLowerCase() !== ready.toLowerCase()) {
    const code = await chain.request('eth_getCode', [ready, 'latest']);
    await chain.request('anvil_setCode', [contract, code]);
  }
  const calls = {
    erc20: ['mint(address,uint256)', [to, amount]],
    erc721: ['mint(address,uint256)', [to, id]],
    erc1155: ['mint(address,uint256,uint256)', [to, id, amount]],
    member: ['add', [to, amount]],
  } as const;
  const [name, values] = calls[kind];
  const from = chain.accounts[0]!.address;
  await chain.request('eth_sendTransactionSync', [
    {from, to: contract, data: ABI.encodeFunctionData(name, values)},
  ]);
}
