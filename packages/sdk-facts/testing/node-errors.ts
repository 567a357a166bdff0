/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-argument --
   The calls are wrong on purpose: the SDK's types forbid them. */
import {ethers} from 'ethers';
import {TOKENS} from 'lit-local-network/addresses';
import type {Fault} from 'lit-local-network/faults';
import type {AuthSig} from 'lit-local-network/proof-checks';
import {isAddress, signIn, signSessions} from 'lit-local-network/testing';
import {RESOURCE, sha256, type NetworkName, type Provocations, type Stage} from './stage';

const chain = 'ethereum';
/** An action that one node runs alone: it takes seconds. */
const GREEDY = 'const all = []; for (;;) all.push(new Array(1e6).fill(1));';
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Requests that the nodes of a network refuse. */
export function nodeErrors(stage: Stage, name: NetworkName): Provocations {
  const {release, network, owner, stranger, authSig, strangerSig, pkp, load} = stage;
  const client = stage.clients[name]!;
  const [url] = (
    name === 'cayenne' ? network.v3 : name === 'serrano' ? network.v2 : network.v2Jalapeno
  ).bootstrapUrls;
  const mine = [isAddress(owner.address)];
  const basic = (fields: object) => ({...mine[0], ...fields});
  const toSign = [...ethers.utils.randomBytes(32)];

  /** Sends what the SDK would not. */
  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(`${url}/web/${path}`, {
      method: 'POST',
      headers: {
        ...{'Content-Type': 'application/json', 'X-Request-Id': 'lit_1'},
        'X-Lit-SDK-Version': '3.0.24',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw await response.json();
  }

  /** Asks for a token, which release 2 gives for conditions that were saved. */
  async function ask(conditions: object, proof: object = {authSig}): Promise<void> {
    const resourceId = {...RESOURCE, path: `/${Math.random()}`};
    const call = {chain, ...conditions, resourceId};
    if (release === 2) await client.saveSigningCondition({...call, chain, authSig});
    await client.getSignedToken({...call, ...proof});
  }
  const one = async (fields: object, proof?: object) =>
    ask({accessControlConditions: [basic(fields)]}, proof);
  const unified = async (fields: object[], proof?: object) =>
    ask({unifiedAccessControlConditions: fields}, proof);
  const asWho = async (fields: object) =>
    ask({accessControlConditions: mine}, {authSig: {...authSig, ...fields}});
  const siwe = async (fields: object) => asWho(await signIn(owner, fields));
  const litParam = async (resource: string) =>
    one({parameters: [':litParam:x']}, {authSig: await signIn(owner, {resources: [resource]})});

  async function under(fault: Fault, run: () => Promise<unknown>): Promise<unknown> {
    network.setFault(fault);
    return run().finally(() => {
      network.setFault({fault: null});
    });
  }

  const balance = {
    method: 'eth_getBalance',
    parameters: [':userAddress', 'latest'],
    returnValueTest: {comparator: '>', value: '0'},
  };
  const contract = {
    ...{conditionType: 'evmContract', contractAddress: TOKENS.erc20, functionName: 'balanceOf'},
    ...{functionParams: [':userAddress'], chain},
    functionAbi: {
      ...{name: 'balanceOf', type: 'function', stateMutability: 'view', constant: true},
      inputs: [{name: 'owner', type: 'address', internalType: 'address'}],
      outputs: [{name: 'balance', type: 'uint256', internalType: 'uint256'}],
    },
    returnValueTest: {key: 'balance', comparator: '>=', value: '0'},
  };
  const returning = (type: string) => ({
    ...contract.functionAbi,
    outputs: [{name: 'balance', type, internalType: type}],
  });
  const {sign: nacl} = load('nacl').nacl;
  const signed = (text: string, secret: Uint8Array) =>
    Buffer.from(nacl.detached(Buffer.from(text), secret)).toString('hex');
  const solanaKey = nacl.keyPair();
  const solanaSig: AuthSig = {
    sig: signed('I sign in', solanaKey.secretKey),
    derivedVia: 'solana.signMessage',
    signedMessage: 'I sign in',
    address: ethers.utils.base58.encode(solanaKey.publicKey),
  };
  const solana = {
    ...{conditionType: 'solRpc', chain: 'solana', method: 'getBalance', params: [':userAddress']},
    ...{pdaParams: [], pdaInterface: {offset: '', fields: {}}, pdaKey: ''},
    returnValueTest: {key: '', comparator: '>=', value: '0'},
  };
  const cosmos = {
    ...{conditionType: 'cosmos', path: ':userAddress', chain: 'cosmos'},
    returnValueTest: {key: '', comparator: '=', value: ':userAddress'},
  };
  const asSolana = (fields: object = {}) => ({authSig: {...solanaSig, ...fields}, chain: 'solana'});

  /** Asks with session signatures whose texts are changed, and signed again unless told otherwise. */
  async function session(change: (message: string) => string, signAgain = true): Promise<void> {
    const sessionKey = load('crypto').generateSessionKeyPair();
    const sessionSigs = await signSessions(release, client, owner, ['token'], sessionKey);
    const secret = Buffer.from(sessionKey.secretKey as string, 'hex');
    for (const own of Object.values(sessionSigs)) {
      own.signedMessage = change(own.signedMessage);
      if (signAgain) own.sig = signed(own.signedMessage, secret);
    }
    await ask({accessControlConditions: mine}, {sessionSigs});
  }

  const key = new Uint8Array(32);
  const save = (who: AuthSig, fields: object) =>
    client.saveEncryptionKey({accessControlConditions: mine, chain, authSig: who, ...fields});
  const get = (encrypted: Uint8Array, fields: object = {}) =>
    client.getEncryptionKey({
      ...{accessControlConditions: mine, chain, authSig},
      toDecrypt: Buffer.from(encrypted).toString('hex'),
      ...fields,
    });
  const storing: Provocations = {
    'unknown key': () => get(ethers.utils.randomBytes(128)),
    'other conditions': async () =>
      get(await save(authSig, {symmetricKey: key}), {
        accessControlConditions: [isAddress(stranger.address)],
      }),
    'another user saves': async () =>
      save(strangerSig, {encryptedSymmetricKey: await save(authSig, {symmetricKey: key})}),
    'saved for good': async () =>
      save(authSig, {
        encryptedSymmetricKey: await save(authSig, {symmetricKey: key, permanent: true}),
      }),
    'unknown resource': () =>
      client.getSignedToken({
        accessControlConditions: mine,
        chain,
        authSig,
        resourceId: {...RESOURCE, path: '/unknown'},
      }),
  };
  const sent = {chain, authSig, toDecrypt: '00', dataToEncryptHash: sha256('')};
  const path = release === 3 ? 'encryption/sign' : 'encryption/retrieve';
  const refusals: Provocations = {
    'no conditions': () => post(path, sent),
    'no proof': () => post(path, {...sent, accessControlConditions: mine, authSig: undefined}),
    'not met': () => ask({accessControlConditions: mine}, {authSig: strangerSig}),
    'another address': () => asWho({address: stranger.address}),
    'AuthSig ends before it begins': () =>
      siwe({issuedAt: inHours(0), expirationTime: inHours(-1)}),
    'unknown chain': () => one({...balance, chain: 'nowhere'}),
    'value, no number': () => one({...balance, returnValueTest: {comparator: '>', value: '0x1'}}),
    'token before its time': () =>
      under({fault: 'clock-off'}, () => ask({accessControlConditions: mine})),
    'chain unreachable': () => under({fault: 'chain-unreachable'}, () => one(balance)),
    ...(release === 2 && storing),
  };
  // Jalapeno has a dozen codes only.
  if (name === 'jalapeno') return refusals;
  const login = (authMethod: object, pkpPublicKey: string | null = pkp) =>
    client.signSessionKey({
      ...{sessionKey: load('crypto').generateSessionKeyPair(), authMethods: [authMethod]},
      ...{pkpPublicKey: pkpPublicKey ?? undefined, resources: [], expiration: inHours(1)},
    });
  const others: Provocations = {
    'address of an AuthSig': () => asWho({address: 'nobody'}),
    'signature of an AuthSig': () => asWho({sig: '0x00'}),
    'expired AuthSig': () => siwe({issuedAt: inHours(-2), expirationTime: inHours(-1)}),
    'contract account': () =>
      asWho({
        derivedVia: 'EIP1271',
        address: stranger.address,
        signedMessage: ethers.utils.id('x'),
        sig: '0x00',
      }),
    'none of several proofs': () =>
      ask({accessControlConditions: mine}, {authSig: {ethereum: {...authSig, sig: '0x00'}}}),
    'Solana address': () => unified([solana], asSolana({address: '1'})),
    'Solana signature, no hex': () => unified([solana], asSolana({sig: 'x'})),
    'Solana method': () => unified([{...solana, method: 'getNothing'}], asSolana()),
    'no EVM proof': () =>
      unified(
        [
          {
            ...basic({standardContractType: 'LitAction', contractAddress: 'ipfs://x'}),
            conditionType: 'evmBasic',
          },
        ],
        asSolana(),
      ),
    'no Cosmos proof': () => unified([cosmos]),
    'address of a condition': () => one({...balance, parameters: ['nobody', 'latest']}),
    'token id': () =>
      one({
        standardContractType: 'ERC721',
        contractAddress: TOKENS.erc721,
        method: 'ownerOf',
        parameters: ['x'],
      }),
    'parameter of SIWE': () => litParam('litParam:x:_w'),
    'resource before a parameter of SIWE': () => litParam('https://example.org'),
    'no operator': () =>
      unified([
        {...mine[0], conditionType: 'evmBasic'},
        {...mine[0], conditionType: 'evmBasic'},
      ]),
    '31 conditions': () =>
      ask({
        accessControlConditions: Array.from({length: 61}, (_, index) =>
          index % 2 ? {operator: 'or'} : mine[0],
        ),
      }),
    'argument of a contract': () => unified([{...contract, functionParams: ['nobody']}]),
    'count of arguments': () => unified([{...contract, functionParams: []}]),
    'function of a contract': () => unified([{...contract, functionName: 'other'}]),
    'type that a contract returns': () =>
      unified([{...contract, functionAbi: returning('bytes32')}]),
    'chain unreachable, contract': () =>
      under({fault: 'chain-unreachable'}, () => unified([contract])),
    'session, changed': () => session((text) => `${text} `, false),
    'session, no JSON': () => session(() => 'x'),
    'session of another node': () =>
      session((text) => text.replace(/"nodeAddress":"[^"]*"/, '"nodeAddress":"http://x"')),
    'session without approval': () =>
      session((text) =>
        text.replace(/"capabilities":\[.*\],"issuedAt/, '"capabilities":[],"issuedAt'),
      ),
    'stranger signs': () => client.pkpSign({toSign, pubKey: pkp, authSig: strangerSig}),
    ...(release === 3 && {
      '31 bytes': () => client.pkpSign({toSign: toSign.slice(1), pubKey: pkp, authSig}),
    }),
    'rate limit': () =>
      under({fault: 'rate-limit'}, () => client.pkpSign({toSign, pubKey: pkp, authSig})),
    'several proofs': () =>
      client.executeJs({code: '1', jsParams: {}, authSig: {ethereum: authSig}}),
    'neither code nor CID': () => post('execute', {authSig, jsParams: {}}),
    'action takes memory': () => post('execute', {authSig, jsParams: {}, code: btoa(GREEDY)}),
    'action of a condition throws': () => {
      const cid = network.addFile('const go = () => { throw new Error("no"); };');
      return one({
        standardContractType: 'LitAction',
        contractAddress: `ipfs://${cid}`,
        method: 'go',
        parameters: [],
      });
    },
    'login token': () => login({authMethodType: 6, accessToken: 'x'}),
    'login by no JSON': () => login({authMethodType: 1, accessToken: 'x'}),
    'login without PKP': () =>
      login({authMethodType: 1, accessToken: JSON.stringify(strangerSig)}, null),
  };
  return {...refusals, ...others};
}
