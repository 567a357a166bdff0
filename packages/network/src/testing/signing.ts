import {ethers} from 'ethers';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {startNetwork, type Network} from '../network';
import {
  type Client,
  connectClient,
  connectContracts,
  type Contracts,
  errorOf,
  isAddress,
  requireSdk,
  type Signature,
  signIn,
  signSessions,
} from './sdk';

const SIGN_IT = `(async () => {
  const toSign = ethers.utils.arrayify(ethers.utils.id(text));
  await Lit.Actions.signEcdsa({ toSign, publicKey, sigName: 'one' });
  await Lit.Actions.ethPersonalSignMessageEcdsa({ message: text, publicKey, sigName: 'two' });
  Lit.Actions.setResponse({ response: JSON.stringify({ said: text }) });
})();`;

/** The address that a signature of the SDK is by. */
const signerOf = ({signature, dataSigned}: Signature) =>
  ethers.utils.recoverAddress(`0x${dataSigned.replace(/^0x/, '')}`, signature);

/**
 * Declares the tests of signing for a release. Each release has a file of its own: in one process
 * the second SDK would find the WebAssembly of the first under the same global name.
 */
export function testSigning(release: 2 | 3): void {
  let network: Network;
  let owner: ethers.Wallet;
  let stranger: ethers.Wallet;
  let client: Client;
  let contracts: Contracts;
  let publicKey: string;
  let tokenId: string;

  beforeAll(async () => {
    network = await startNetwork();
    [owner, stranger] = network.accounts.map(({privateKey}) => new ethers.Wallet(privateKey)) as [
      ethers.Wallet,
      ethers.Wallet,
    ];
    client = await connectClient(release, release === 3 ? network.v3 : network.v2);
    contracts = await connectContracts(release, network.rpc, owner);
    tokenId =
      release === 3
        ? (await contracts.pkpNftContractUtils.write.mint()).pkp.tokenId
        : (await contracts.pkpNftContractUtil.write.mint()).tokenId;
    publicKey = await contracts.pkpNftContract.read.getPubkey(tokenId);
  });

  afterAll(() => network.stop());
  beforeEach(() => network.setFault({fault: null}));

  const address = () => ethers.utils.computeAddress(publicKey);
  const toSign = [...ethers.utils.randomBytes(32)];

  it('signs with a minted PKP, by session and by AuthSig', async () => {
    for (const proof of [
      {sessionSigs: await signSessions(release, client, owner, ['pkp'])},
      {authSig: await signIn(owner)},
    ]) {
      const signature = await client.pkpSign({toSign, pubKey: publicKey, ...proof});
      expect(signerOf(signature)).toBe(address());
    }
  });

  it('does not sign for others', async () => {
    const sign = client.pkpSign({toSign, pubKey: publicKey, authSig: await signIn(stranger)});
    expect(await errorOf(sign)).toMatchObject({
      errorCode: 'NodeAuthSigScopeTooLimited',
      status: 401,
    });
  });

  it('signs while as many nodes are down as may be', async () => {
    for (const node of release === 3 ? [2] : [1, 3, 5, 10]) network.setFault({fault: 'down', node});
    const signature = await client.pkpSign({
      toSign,
      pubKey: publicKey,
      authSig: await signIn(owner),
    });
    expect(signerOf(signature)).toBe(address());
  });

  it('runs an action that signs', async () => {
    const sessionSigs = await signSessions(release, client, owner, ['action']);
    const jsParams = {publicKey, text: 'hello'};
    const {signatures, response} = await client.executeJs({code: SIGN_IT, sessionSigs, jsParams});
    expect(response).toEqual({said: 'hello'});
    expect(signerOf(signatures.one!)).toBe(address());
    expect(ethers.utils.verifyMessage('hello', signatures.two!.signature)).toBe(address());
  });

  it('runs a file of its IPFS, which a condition may call too', async () => {
    const cid = network.addFile(`const go = async (limit) => limit === '7';
      Lit.Actions.setResponse({ response: JSON.stringify(Lit.Auth.actionIpfsIds) });`);
    const authSig = await signIn(owner);
    const {response} = await client.executeJs({ipfsId: cid, authSig, jsParams: {}});
    expect(typeof response === 'string' ? JSON.parse(response) : response).toEqual([cid]);
    const code = `(async () => {
      const met = await Lit.Actions.checkConditions({ conditions, authSig, chain: 'ethereum' });
      Lit.Actions.setResponse({ response: JSON.stringify({ met }) });
    })();`;
    for (const [value, met] of [
      ['7', true],
      ['8', false],
    ] as const) {
      const condition = {
        ...isAddress(''),
        contractAddress: `ipfs://${cid}`,
        standardContractType: 'LitAction',
        method: 'go',
        parameters: [value],
        returnValueTest: {comparator: '=', value: 'true'},
      };
      const result = await client.executeJs({
        code,
        authSig,
        jsParams: {conditions: [condition], authSig},
      });
      expect(
        typeof result.response === 'string' ? JSON.parse(result.response) : result.response,
      ).toEqual({met});
    }
  });

  it('says nothing of why an action threw', async () => {
    const run = client.executeJs({
      code: 'throw new Error("no")',
      authSig: await signIn(owner),
      jsParams: {},
    });
    expect(await errorOf(run)).toMatchObject({errorCode: 'unknown_error'});
  });

  it('signs a session key for a permitted wallet only', async () => {
    const method = {authMethodType: 1, accessToken: JSON.stringify(await signIn(stranger))};
    const sessionKey = requireSdk(release, 'crypto').generateSessionKeyPair();
    const ask = () =>
      client.signSessionKey({
        sessionKey,
        authMethods: [method],
        pkpPublicKey: publicKey,
        resources: [],
        expiration: new Date(Date.now() + 3_600_000).toISOString(),
      });
    expect(await errorOf(ask())).toMatchObject({errorCode: 'NodeAuthSigScopeTooLimited'});
    const {pkpPermissionsContract} = contracts;
    const added = await pkpPermissionsContract.write.addPermittedAuthMethod(
      tokenId,
      {authMethodType: 1, id: stranger.address.toLowerCase(), userPubkey: '0x'},
      [1],
    );
    await added.wait();
    const {authSig} = await ask();
    expect(authSig.address).toBe(address());
    expect(ethers.utils.verifyMessage(authSig.signedMessage, authSig.sig)).toBe(address());
    expect(authSig.signedMessage).toContain(`URI: lit:session:${sessionKey.publicKey}`);
  });
}
