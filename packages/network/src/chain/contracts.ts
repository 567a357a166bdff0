import {secp256k1} from '@noble/curves/secp256k1';
import {ethers} from 'ethers';
import {ADDRESSES, DAO, TOKENS} from './addresses';
import {code} from './contracts.json';

const {defaultAbiCoder, hexConcat, hexValue, Interface} = ethers.utils;

type Request = <T>(method: string, params: readonly unknown[]) => Promise<T>;

/** Owner of the contracts. Nobody has its key; the engine sends in its name. */
const OWNER = '0x4c69740000000000000000000000000000000000';

/** In wei: what it was when Lit deployed the contracts. */
const MINT_COST = 1;

const ECDSA_SECP256K1 = 2;

const SETUP = new Interface([
  'function setMintCost(uint256)',
  'function setNodes(address[])',
  'function voteForRootKeys(address, tuple(bytes pubkey, uint256 keyType)[])',
]);

/** Key from which a chain without nodes derives PKPs. */
const DEFAULT_ROOTS = [1n, 2n].map((secret) => secp256k1.Point.BASE.multiply(secret).toHex());

interface Keys {
  /** Hex without 0x. */
  rootPublicKeys?: readonly string[];
  /** Addresses of the keys with which nodes sign claims. */
  nodeAddresses?: readonly string[];
}

/** Puts the contracts of both releases at their published addresses, ready to mint. */
export async function placeContracts(
  request: Request,
  {rootPublicKeys = DEFAULT_ROOTS, nodeAddresses = []}: Keys,
): Promise<void> {
  /** Constructors only set immutables, so the code that one returns can be put anywhere. */
  const place = async (
    name: keyof typeof code,
    address: string,
    types: string[] = [],
    values: unknown[] = [],
  ) => {
    const data = hexConcat([code[name], defaultAbiCoder.encode(types, values)]);
    const runtime = await request<string>('eth_call', [{data}, 'latest']);
    await request('anvil_setCode', [address, runtime]);
  };
  const send = (to: string, method: string, values: unknown[]) =>
    request('eth_sendTransaction', [
      {from: OWNER, to, data: SETUP.encodeFunctionData(method, values), gas: hexValue(5e6)},
    ]);
  const rootKeys = rootPublicKeys.map((key) => [
    `0x${secp256k1.Point.fromHex(key).toHex(false)}`,
    ECDSA_SECP256K1,
  ]);

  await Promise.all([
    request('anvil_setBalance', [OWNER, hexValue(ethers.constants.WeiPerEther)]),
    request('anvil_impersonateAccount', [OWNER]),
    place('TestERC20', TOKENS.erc20),
    place('TestERC721', TOKENS.erc721),
    place('TestERC1155', TOKENS.erc1155),
    place('TestERC20', TOKENS.lit),
    place('TestDAO', DAO),
    ...([2, 3] as const).flatMap((release) => {
      const {nft, helper, permissions, router, rateLimit, staking} = ADDRESSES[release];
      const isV2 = release === 2;
      return [
        place(
          'PubkeyRouter',
          router,
          ['address', 'address', 'address', 'bool'],
          [OWNER, nft, staking, isV2],
        ),
        place(
          'PKPNFT',
          nft,
          ['address', 'address', 'address', 'address', 'bool'],
          [OWNER, router, permissions, staking, isV2],
        ),
        place('PKPPermissions', permissions, ['address', 'address'], [nft, router]),
        place('PKPHelper', helper, ['address', 'address'], [nft, permissions]),
        place('RateLimitNFT', rateLimit),
      ];
    }),
  ]);
  for (const {nft, router, staking} of Object.values(ADDRESSES)) {
    await send(router, 'voteForRootKeys', [staking, rootKeys]);
    await send(router, 'setNodes', [nodeAddresses]);
    await send(nft, 'setMintCost', [MINT_COST]);
  }
  await request('anvil_stopImpersonatingAccount', [OWNER]);
}
