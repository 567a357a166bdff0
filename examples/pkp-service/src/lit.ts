import { LitAbility, LitPKPResource } from '@lit-protocol/auth-helpers';
import { LitNodeClientNodeJs } from '@lit-protocol/lit-node-client-nodejs';
import { approveWith } from './approve-with';
import { signer } from './contracts';
import { keepSession } from './keep-session';

/** Cayenne or, in LIT_NETWORK, the network that printed this with `lit-local-network --json`. */
const { LIT_NETWORK } = process.env;
const network = LIT_NETWORK ? JSON.parse(LIT_NETWORK).v3 : { litNetwork: 'cayenne' };

export const client = new LitNodeClientNodeJs({ ...network, debug: false });

let connecting: Promise<void> | undefined;

/** Connects once, and again if the first attempt failed. */
function connect(): Promise<void> {
  connecting ??= client.connect().catch((reason: unknown) => {
    connecting = undefined;
    throw reason;
  });
  return connecting;
}

const session = keepSession(client, () =>
  client.getSessionSigs({
    chain: 'ethereum',
    expiration: new Date(Date.now() + 60 * 60 * 1000).toISOString(), // 1 hour
    resourceAbilityRequests: [
      { resource: new LitPKPResource('*'), ability: LitAbility.PKPSigning },
    ],
    authNeededCallback: approveWith(signer),
  }),
);

/** Signatures of the wallet's session: kept while they are good, new ones otherwise. */
export async function sessionSigs() {
  await connect();
  return session.get(signer.address);
}

export const resetSession = session.reset;
