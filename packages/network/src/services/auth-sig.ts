import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import type {AuthSig} from '../rules/proof-checks';

const LASTS_MS = 10 * 60 * 1000;

/** Signs in with a key, as the SDK does through a wallet: an AuthSig that nodes accept for ten minutes. */
export async function signAuthSig(privateKey: string): Promise<AuthSig> {
  const wallet = new ethers.Wallet(privateKey);
  const {address} = wallet;
  const signedMessage = new SiweMessage({
    domain: 'localhost',
    address,
    uri: 'http://localhost',
    version: '1',
    chainId: 1,
    expirationTime: new Date(Date.now() + LASTS_MS).toISOString(),
  }).prepareMessage();
  const sig = await wallet.signMessage(signedMessage);
  return {sig, derivedVia: 'web3.eth.personal.sign', signedMessage, address};
}
