import {ed25519} from '@noble/curves/ed25519';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import {Recap} from 'siwe-recap';
import type {AuthSig} from '../rules/proof-checks';

const LASTS_MS = 60 * 60 * 1000;

/** Resources by prefix, with the ability as sessions and as ReCaps name it. */
const ABILITIES = [
  ['lit-accesscontrolcondition', 'access-control-condition-decryption', 'Decryption'],
  ['lit-accesscontrolcondition', 'access-control-condition-signing', 'Signing'],
  ['lit-pkp', 'pkp-signing', 'Signing'],
  ['lit-litaction', 'lit-action-execution', 'Execution'],
] as const;

/** Session signatures of an account for everything, for an hour: one for each node, by its address. */
export async function signSessions(
  privateKey: string,
  nodes: readonly string[],
): Promise<Record<string, AuthSig>> {
  const wallet = new ethers.Wallet(privateKey);
  const secret = ed25519.utils.randomSecretKey();
  const sessionKey = bytesToHex(ed25519.getPublicKey(secret));
  const issuedAt = new Date().toISOString();
  const expiration = new Date(Date.now() + LASTS_MS).toISOString();
  const recap = new Recap();
  for (const [prefix, , ability] of ABILITIES) {
    recap.addAttenuation(`${prefix}://*`, 'Threshold', ability);
  }
  const message = recap.add_to_siwe_message(
    new SiweMessage({
      ...{domain: 'localhost', address: wallet.address, uri: `lit:session:${sessionKey}`},
      ...{version: '1', chainId: 1, issuedAt, expirationTime: expiration},
    }),
  );
  const signedMessage = message.prepareMessage();
  const approval: AuthSig = {
    sig: await wallet.signMessage(signedMessage),
    derivedVia: 'web3.eth.personal.sign',
    signedMessage,
    address: wallet.address,
  };
  const request = ABILITIES.map(([resourcePrefix, ability]) => ({
    resource: {resource: '*', resourcePrefix},
    ability,
  }));
  return Object.fromEntries(
    nodes.map((nodeAddress) => {
      const session = JSON.stringify({
        ...{sessionKey, resourceAbilityRequests: request, capabilities: [approval]},
        ...{issuedAt, expiration, nodeAddress},
      });
      const authSig: AuthSig = {
        sig: bytesToHex(ed25519.sign(utf8ToBytes(session), secret)),
        derivedVia: 'litSessionSignViaNacl',
        signedMessage: session,
        address: sessionKey,
        algo: 'ed25519',
      };
      return [nodeAddress, authSig];
    }),
  );
}
