/* eslint-disable @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access -- the SDK's types leave much as `any` */
import {ethers} from 'ethers';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {startNetwork, type Network} from '../network';
import {connectClient, requireSdk, type Sdk} from '../testing/sdk';

const MESSAGE = ethers.utils.arrayify(ethers.utils.id('pay Ann'));

let network: Network;
let client: Sdk;

beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockReturnValue(undefined);
  }
  network = await startNetwork();
  client = await connectClient(3, network.v3);
});

afterAll(() => network.stop());

/** Signs in with a token as an app of release 3 does, and signs with the PKP. */
async function signAs(
  kind: string,
  method: {authMethodType: number; accessToken: string},
  scopes: number[],
) {
  const {LitAuthClient} = requireSdk(3, 'lit-auth-client');
  const {LitPKPResource, LitAbility} = requireSdk(3, 'auth-helpers');
  const auth = new LitAuthClient({
    litRelayConfig: {relayApiKey: 'any', relayUrl: network.relay},
    litNodeClient: client,
    rpcUrl: network.rpc,
  });
  const provider = auth.initProvider(kind, {redirectUri: 'http://localhost', appId: 'project'});
  const requestId = await provider.mintPKPThroughRelayer(method, {
    permittedAuthMethodScopes: [scopes],
  });
  const {pkpPublicKey} = await provider.relay.pollRequestUntilTerminalState(requestId);
  const resourceAbilityRequests = [
    {resource: new LitPKPResource('*'), ability: LitAbility.PKPSigning},
  ];
  const sessionSigs = await provider.getSessionSigs({
    authMethod: method,
    pkpPublicKey,
    // Without one, 3.0.24 makes two different keys in Node, where it cannot store the first.
    sessionSigsParams: {
      chain: 'ethereum',
      resourceAbilityRequests,
      sessionKey: client.getSessionKey(),
    },
  });
  const {signature} = await client.pkpSign({sessionSigs, toSign: MESSAGE, pubKey: pkpPublicKey});
  return [
    ethers.utils.recoverAddress(MESSAGE, signature),
    ethers.utils.computeAddress(pkpPublicKey),
  ];
}

it('signs with a PKP that a Google login has minted', async () => {
  const accessToken = await network.tokens.issue('google', {user: 'ann'});
  const [signer, pkp] = await signAs('google', {authMethodType: 6, accessToken}, [1]);
  expect(signer).toBe(pkp);
});

it('refuses a forged token, and a login without scope', async () => {
  const accessToken = await network.tokens.issue('google', {user: 'ben'});
  const broken = {authMethodType: 6, accessToken: `${accessToken.slice(0, -4)}AAAA`};
  await expect(signAs('google', broken, [1])).rejects.toMatchObject({errorCode: 'NodeAuthFailed'});
  await expect(signAs('google', {authMethodType: 6, accessToken}, [0])).rejects.toMatchObject({
    errorCode: 'NodeAuthSigScopeTooLimited',
  });
});
