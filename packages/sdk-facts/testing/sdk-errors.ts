/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return --
   The calls are wrong on purpose: the SDK's types forbid them. */
import {ethers} from 'ethers';
import {isAddress} from 'lit-local-network/testing';
import {RESOURCE, sha256, type Provocations, type Stage} from './stage';

const chain = 'ethereum';
const HELLO = {dataToEncrypt: new TextEncoder().encode('hello')};
const GO = 'Lit.Actions.setResponse({ response: "1" })';
const DISAGREE = `(async () => {
  const toSign = ethers.utils.randomBytes(32);
  await Lit.Actions.signEcdsa({ toSign, publicKey, sigName: 'sig' });
})();`;
const A_CID = 'QmNX26UHkUaCf8PXdJj7QXXFBgmhUjFsE3tAefWtwNAgYw';
const AND = {operator: 'and'};

/** Runs a call that would fetch from the internet, where nothing answers. */
async function offline(run: () => unknown): Promise<unknown> {
  const online = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  try {
    return await run();
  } finally {
    globalThis.fetch = online;
  }
}

/** Runs a call where local storage is as in a release of Node: not there at all, or undefined. */
async function withLocalStorage(
  state: 'missing' | 'undefined',
  run: () => unknown,
): Promise<unknown> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'localStorage');
  if (state === 'undefined')
    Object.defineProperty(globalThis, 'localStorage', {value: undefined, configurable: true});
  try {
    return await run();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
  }
}

/** Wrong uses that both releases refuse before they ask a node, or without asking any. */
export function sdkErrors(stage: Stage): Provocations {
  const {client, unconnected, owner, authSig, pkp, load} = stage;
  const isNew = stage.release === 3;
  const accessControlConditions = [isAddress(owner.address)];
  const proof = {authSig, chain};
  const acc = {accessControlConditions, chain};
  const toSign = [...ethers.utils.randomBytes(32)];
  const helpers = load('auth-helpers');
  const conditions = load('access-control-conditions');
  const sol = {method: 'getBalance', params: [], chain: 'solana', returnValueTest: {key: ''}};
  const {LitActionResource, LitAbility, LitAccessControlConditionResource} = helpers;
  const resourceAbilityRequests = [
    {
      resource: new LitAccessControlConditionResource('*'),
      ability: LitAbility.AccessControlConditionDecryption,
    },
  ];
  const session = (params: object) =>
    client.getSessionSigs({
      chain,
      resourceAbilityRequests,
      sessionKey: load('crypto').generateSessionKeyPair(),
      ...params,
    });
  const {LitNodeClientNodeJs} = load('lit-node-client-nodejs');
  const {LitAuthClient} = load('lit-auth-client');
  const {chainHexIdToChainName} = load('auth-browser/src/lib/chains/eth');
  const encryption = load('encryption');
  const misc = load('misc');
  const unreachable = (params: object) =>
    new LitNodeClientNodeJs({
      ...{litNetwork: 'custom', debug: false, bootstrapUrls: ['http://127.0.0.1:9']},
      ...params,
    });
  const {LitContracts} = load('contracts-sdk');
  const contracts = new LitContracts();
  const keepKey = () =>
    new LitContracts({rpc: stage.network.rpc, options: {storeOrUseStorageKey: true}}).connect();
  const {checkAndSignAuthMessage, ethConnect} = load('auth-browser');
  const encryptToIpfs = (params: object) =>
    encryption.encryptToIpfs({
      ...{...acc, authSig, litNodeClient: client, infuraId: 'x', infuraSecretKey: 'y'},
      ...params,
    });
  const wallet = (params: object) =>
    new (load('pkp-ethers').PKPEthersWallet)({
      ...{pkpPubKey: pkp.slice(2), controllerAuthSig: authSig, rpc: stage.network.rpc},
      ...params,
    });
  return {
    // Conditions.
    'unified, no type': () =>
      conditions.hashUnifiedAccessControlConditions([accessControlConditions[0]]),
    'unified, none': () => conditions.hashUnifiedAccessControlConditions([]),
    incomplete: () => conditions.hashAccessControlConditions([{chain}]),
    'no functionAbi': () =>
      conditions.hashEVMContractConditions([{returnValueTest: {}, functionName: 'x'}]),
    'old Solana': () =>
      conditions.canonicalSolRpcConditionFormatter({...sol, pdaParams: ['x']}, true),
    'humanize unknown': () =>
      conditions.humanizeUnifiedAccessControlConditions({
        unifiedAccessControlConditions: [{conditionType: 'x'}],
      }),
    // Wallets.
    'unknown chain of a wallet': () => checkAndSignAuthMessage({chain: 'nowhere'}),
    'Solana in Node': () => checkAndSignAuthMessage({chain: 'solana'}),
    encodeCallData: () => ethConnect.encodeCallData({}),
    'chain id without 0x': () => chainHexIdToChainName('1'),
    'chain id of no chain': () => chainHexIdToChainName('0xabcdef'),
    // Resources.
    'resource prefix': () => helpers.parseLitResource('lit-nothing://*'),
    'pair of resource and ability': () =>
      helpers
        .newSessionCapabilityObject()
        .addCapabilityForResource(new LitActionResource('*'), LitAbility.PKPSigning),
    // The client, before it asks.
    'network name': () => new LitNodeClientNodeJs({litNetwork: 'nowhere'}),
    'connect to none': () => unreachable({minNodeCount: 1, connectTimeout: 600}).connect(),
    'executeJs unconnected': () => unconnected.executeJs({...proof, code: GO, jsParams: {}}),
    'getSignedToken unconnected': () => unconnected.getSignedToken({...acc, authSig}),
    'signSessionKey unconnected': () => unconnected.signSessionKey({}),
    'validateAndSignEcdsa unconnected': () => unconnected.validateAndSignEcdsa({}),
    'pkpSign unconnected': () => unconnected.pkpSign({toSign, pubKey: pkp, authSig}),
    'getSignedToken, no conditions': () => client.getSignedToken({...proof, resourceId: RESOURCE}),
    'validateAndSignEcdsa, no conditions': () =>
      client.validateAndSignEcdsa({chain, auth_sig: authSig}),
    'executeJs, session without node': () =>
      client.executeJs({code: GO, jsParams: {}, sessionSigs: {}}),
    'executeJs, action throws': () =>
      client.executeJs({code: 'throw new Error("no")', jsParams: {}, authSig}),
    'targets, code of bytes': () =>
      client.executeJs({authSig, code: Buffer.from('x'), jsParams: {}, targetNodeRange: 1}),
    'targets, no code': () => client.executeJs({authSig, jsParams: {}, targetNodeRange: 1}),
    'getSessionSigs in Node, no callback': () =>
      unreachable({}).getSessionSigs({chain, resourceAbilityRequests}),
    'getSessionSigs, no requests': () => session({resourceAbilityRequests: undefined}),
    'getSessionSigs, callback gives nothing': () => session({authNeededCallback: () => undefined}),
    'getSessionSigs, callback gives blanks': () =>
      session({
        authNeededCallback: () => ({sig: '', derivedVia: '', signedMessage: '', address: ''}),
      }),
    'getSessionSigs, callback gives no address': () =>
      session({authNeededCallback: () => ({...authSig, address: ''})}),
    types: () =>
      misc.checkType({
        value: 'x',
        allowedTypes: ['Array', 'Object'],
        paramName: 'p',
        functionName: 'f',
      }),
    type: () => misc.is('x', 'Object', 'p', 'f'),
    // Tokens and shares.
    'verifyJwt, two parts': () =>
      encryption.verifyJwt({jwt: 'a.b', publicKey: client.networkPubKey}),
    'encryptToIpfs, no key': () =>
      encryptToIpfs({string: 'x', infuraId: undefined, infuraSecretKey: undefined}),
    'encryptToIpfs, both': () => encryptToIpfs({string: 'x', file: new Blob(['x'])}),
    decryptFromIpfs: () =>
      offline(() => encryption.decryptFromIpfs({authSig, ipfsCid: A_CID, litNodeClient: client})),
    // Contracts, PKP wallets, logins.
    'contracts unconnected': () =>
      contracts[isNew ? 'pkpNftContractUtils' : 'pkpNftContractUtil'].read.getTokens(),
    'contracts keep a key, Node 24': () => withLocalStorage('missing', keepKey),
    'contracts keep a key, Node 26': () => withLocalStorage('undefined', keepKey),
    'wallet, both actions': () => wallet({litActionCode: 'x', litActionIPFS: 'y'}),
    'wallet, no public key': () => wallet({pkpPubKey: undefined}),
    'wallet, public key no key': () => wallet({pkpPubKey: 'zz'}),
    'wallet, connect': () => wallet({}).connect(),
    'wallet, mnemonic': () => wallet({}).mnemonic,
    'wallet, private key': () => wallet({}).privateKey,
    'LitAuthClient, no relay': () => new LitAuthClient({}),
    'LitAuthClient, provider': () =>
      new LitAuthClient({litRelayConfig: {relayApiKey: 'x'}}).initProvider('x'),
    ...(isNew ? newErrors() : oldErrors()),
  };

  function newErrors(): Provocations {
    const enc = (params: object) =>
      encryption.encryptString({dataToEncrypt: 'x', ...acc, authSig, ...params}, client);
    const YES = accessControlConditions[0];
    const unified = {...YES, conditionType: 'evmBasic'};
    const bls = load('crypto');
    const identity = Buffer.from('x');
    return {
      'unconnected computeHDPubKey': () => unconnected.computeHDPubKey('x'),
      'encrypt unconnected': () => unconnected.encrypt({...acc, ...HELLO}),
      'claimKeyId unconnected': () =>
        unconnected.claimKeyId({authMethod: {authMethodType: 1, accessToken: ''}}),
      'claimKeyId, WebAuthn': () =>
        client.claimKeyId({authMethod: {authMethodType: 3, accessToken: ''}}),
      'claimKeyId, refused': () =>
        client.claimKeyId({authMethod: {authMethodType: 6, accessToken: 'x'}}),
      'executeJs, no proof': () => client.executeJs({code: GO, jsParams: {}}),
      'pkpSign, no proof': () => client.pkpSign({toSign, pubKey: pkp}),
      'pkpSign, no data': () => client.pkpSign({pubKey: pkp, authSig}),
      'encryptString, no text': () => enc({dataToEncrypt: ''}),
      'encryptString, no chain': () => enc({chain: undefined}),
      'encryptString, no proof': () => enc({authSig: undefined}),
      'encryptString, two proofs': () => enc({sessionSigs: {}}),
      'encryptString, no conditions': () => enc({accessControlConditions: undefined}),
      'encryptString, no operator': () => enc({accessControlConditions: [YES, YES]}),
      'encryptString, operator last': () =>
        enc({accessControlConditions: undefined, unifiedAccessControlConditions: [unified, AND]}),
      'encryptString, EVM operator last': () =>
        enc({accessControlConditions: undefined, evmContractConditions: [{...YES}, AND]}),
      'encryptString, Solana operator last': () =>
        enc({accessControlConditions: undefined, solRpcConditions: [sol, AND]}),
      'encryptFile, bytes': () =>
        encryption.encryptFile({...acc, authSig, file: new Uint8Array(1)}, client),
      'shares without type': () => bls.combineEcdsaShares([{}]),
      'shares, none': () => bls.combineEcdsaShares([]),
      'verifyJwt, no key': () => encryption.verifyJwt({jwt: 'YQ.YQ.YQ'}),
      'verifyJwt, changed token': async () => {
        const [header, , signature] = (await client.getSignedToken({...acc, authSig})).split('.');
        const jwt = `${header}.e30.${signature}`;
        return encryption.verifyJwt({jwt, publicKey: client.networkPubKey});
      },
      'decrypt, other hash': async () => {
        const {ciphertext} = await client.encrypt({...acc, ...HELLO});
        return client.decrypt({...acc, authSig, ciphertext, dataToEncryptHash: sha256('other')});
      },
      'verifySignature, key': () => bls.verifySignature('00', identity, identity),
      'combine, no shares': () => bls.combineSignatureShares([]),
      'combine, shares': () =>
        bls.combineSignatureShares([{ProofOfPossession: 'zz'}, {ProofOfPossession: 'yy'}]),
      // The last one, because it leaves the WebAssembly broken.
      'nodes disagree': () =>
        client.executeJs({code: DISAGREE, jsParams: {publicKey: pkp}, authSig}),
    };
  }

  function oldErrors(): Provocations {
    const key = new Uint8Array(32);
    const save = (params: object) =>
      client.saveEncryptionKey({...acc, authSig, symmetricKey: key, ...params});
    return {
      'executeJs, no jsParams': () => client.executeJs({authSig, code: GO}),
      'saveEncryptionKey unconnected': () =>
        unconnected.saveEncryptionKey({...acc, authSig, symmetricKey: key}),
      'getEncryptionKey unconnected': () =>
        unconnected.getEncryptionKey({...acc, authSig, toDecrypt: '00'}),
      'getSignedChainDataToken unconnected': () =>
        unconnected.getSignedChainDataToken({callRequests: [], chain}),
      'saveSigningCondition unconnected': () =>
        unconnected.saveSigningCondition({...acc, authSig, resourceId: RESOURCE}),
      'saveEncryptionKey, no key': () => save({symmetricKey: undefined}),
      'saveEncryptionKey, no conditions': () => save({accessControlConditions: undefined}),
      'saveEncryptionKey, no proof': () => save({authSig: undefined}),
      'saveEncryptionKey, two proofs': () => save({sessionSigs: {}}),
      'getSignedToken, no resourceId': () => client.getSignedToken({...acc, authSig}),
      'saveSigningCondition, no resourceId': () => client.saveSigningCondition({...acc, authSig}),
      'executeJs, both codes': () =>
        client.executeJs({authSig, code: GO, ipfsId: A_CID, jsParams: {}}),
      'pkpSign, no data': () => client.pkpSign({pubKey: pkp, authSig}),
      'encryptToIpfs, neither': () => encryptToIpfs({}),
      'decryptString, wrong key': () =>
        encryption.decryptString(new Blob([new Uint8Array(64)]), new Uint8Array(32)),
      'decryptString, short key': () =>
        encryption.decryptString(new Blob([new Uint8Array(64)]), new Uint8Array(5)),
    };
  }
}
