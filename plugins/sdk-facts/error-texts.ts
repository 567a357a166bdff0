/**
 * What the codes and kinds of errors mean, where they come from and what to do. The packages name the SDK's codes and
 * say nothing else of them; the codes of nodes are in no package. Texts are inline Markdown, as in unpublished.ts.
 */

/** What readers of an error want to know. */
export interface ErrorText {
  meaning: string;
  cause: string;
  fix: string;
}

const text = (meaning: string, cause: string, fix: string): ErrorText => ({meaning, cause, fix});

/**
 * Errors of the SDK itself, by their key in `LIT_ERROR`.
 * Source: the code that throws each, in @lit-protocol/* 2.2.63 and LIT-Protocol/js-sdk@d2ac08467 packages/.
 */
export const SDK_ERRORS: Readonly<Record<string, ErrorText>> = {
  INVALID_PARAM_TYPE: text(
    'A parameter has the wrong type or shape',
    'A string where an object is expected, conditions that are no array, hex that is none, an incomplete `authSig`, or `ipfsId` left out where it is needed',
    'The message names the parameter. Compare it with the type of the call',
  ),
  INVALID_ACCESS_CONTROL_CONDITIONS: text(
    'The conditions cannot be hashed',
    'A field is missing or misspelt, no conditions were passed, or a unified condition has no `conditionType` or a wrong one',
    'Compare the condition that the message shows with the page of its type. In unified conditions, give each one its `conditionType`',
  ),
  WRONG_NETWORK_EXCEPTION: text(
    'The wallet could not be brought to the chain of the call',
    'It does not say which chain it is on, or, with `switchChain: true`, it has no way to switch to the chain or to add it',
    'Ask the user to select the chain in the wallet, and call again',
  ),
  MINTING_NOT_SUPPORTED: text(
    'The chain cannot mint',
    'Left over from the first SDK',
    'Nothing: you cannot meet it',
  ),
  UNSUPPORTED_CHAIN_EXCEPTION: text(
    'The release does not know the chain',
    'A misspelt key in `chain`, or a chain that came with a later release',
    'Use a key that the message lists. Keys are names such as `polygon`, not ids',
  ),
  INVALID_UNIFIED_CONDITION_TYPE: text(
    'A unified condition cannot be put into words',
    '`humanizeAccessControlConditions` met a `conditionType` that does not exist',
    'Write `evmBasic`, `evmContract`, `solRpc` or `cosmos`',
  ),
  LIT_NODE_CLIENT_NOT_READY_ERROR: text(
    'The client is not connected',
    'The call came before `connect()` had resolved. `claimKeyId` also throws it for a WebAuthn method, which it cannot claim',
    'Write `await client.connect()` first, once for each client',
  ),
  UNAUTHROZIED_EXCEPTION: text(
    'The nodes refused to sign for this item. The code is misspelt in the SDK',
    'The address that signed does not meet the conditions',
    'Sign in with an address that meets them',
  ),
  INVALID_ARGUMENT_EXCEPTION: text(
    'An argument is missing, or two exclude each other',
    'No conditions, no `chain`, neither `authSig` nor `sessionSigs` or both at once, or session signatures of which none is for that node',
    'Pass one kind of conditions and one kind of signature. Make session signatures again after a new `connect()`',
  ),
  INVALID_BOOLEAN_EXCEPTION: text(
    'Conditions and operators do not alternate',
    'Two conditions without `{operator: …}` between them, an operator at the beginning or end, or one that is neither `and` nor `or`',
    'Put one operator between each two conditions, within each group as well',
  ),
  UNKNOWN_ERROR: text(
    'Something without a code of its own failed',
    'The nodes gave no code, a claim failed, the wallet threw an error, or a zip archive could not be made',
    'Read `message` and `details`. Requests to nodes print an id that starts with `lit_`; have it at hand when you ask for help',
  ),
  NO_WALLET_EXCEPTION: text(
    'The browser has no wallet for that family of chains',
    'No Solana wallet, or no Keplr or Leap for Cosmos, is installed or enabled on the page',
    'Ask the user to install one, or offer another chain',
  ),
  WRONG_PARAM_FORMAT: text(
    'A chain id has the wrong format',
    'A wallet or a call gave an id in hex without `0x` in front',
    'Write `0x1`, not `1`',
  ),
  LOCAL_STORAGE_ITEM_NOT_FOUND_EXCEPTION: text(
    'The browser does not hold the entry',
    'Nothing was signed yet, or the storage was cleared',
    'Sign again, with `checkAndSignAuthMessage` or `getSessionSigs`',
  ),
  LOCAL_STORAGE_ITEM_NOT_SET_EXCEPTION: text(
    'The browser refused to store the entry',
    'The storage is full, or blocked by a private window or a setting',
    'Free storage, or allow it for the site',
  ),
  LOCAL_STORAGE_ITEM_NOT_REMOVED_EXCEPTION: text(
    'The browser refused to delete the entry',
    'The storage is blocked by a private window or a setting',
    'Allow storage for the site',
  ),
  REMOVED_FUNCTION_ERROR: text(
    'The function only throws',
    'It was taken out of the SDK, such as `ethConnect.encodeCallData`',
    'Use another one: for contract calls, `Interface` of ethers',
  ),
  LIT_NODE_CLIENT_BAD_CONFIG_ERROR: text(
    'The release has no network of that name',
    '`litNetwork` is misspelt, or belongs to the other major version of the SDK',
    'Use a network of this release, or `custom` with `bootstrapUrls`',
  ),
  PARAMS_MISSING_ERROR: text(
    'Something required was left out, or two things exclude each other',
    'A client for servers got no `authNeededCallback`, or `executeJs` got neither `code` nor `ipfsId`, or both',
    'Pass a callback that returns an AuthSig; pass either `code` or `ipfsId`',
  ),
  UNKNOWN_SIGNATURE_TYPE: text(
    'The shares are of a signature type that the SDK cannot combine',
    'The SDK is older or newer than the network',
    'Use the release that belongs to the network',
  ),
  UNKNOWN_SIGNATURE_ERROR: text(
    'The shares could not be combined into a signature',
    'The shares do not fit together, for example because a Lit Action signed different data on each node',
    'Try again. If it stays, make the data that the action signs the same on each node',
  ),
  PARAM_NULL_ERROR: text(
    'A value is undefined, null or empty',
    '`toSign` or `pubKey` of `pkpSign` is missing, no signature or auth method was given, or the nodes sent no public keys',
    'The message names it. If it is a key of the network, connect again',
  ),
  UNKNOWN_DECRYPTION_ALGORITHM_TYPE_ERROR: text(
    'The decryption shares are of an unknown kind',
    'The SDK is older or newer than the network',
    'Use the release that belongs to the network',
  ),
  WASM_INIT_ERROR: text(
    'WebAssembly did not load',
    'Reserved: no code throws it',
    'Nothing: you cannot meet it',
  ),
  NODEJS_EXCEPTION: text(
    'Something failed that only Node has',
    'Reserved: no code throws it',
    'Nothing: you cannot meet it',
  ),
  WALLET_SIGNATURE_NOT_FOUND_ERROR: text(
    'The session has no wallet signature',
    'The auth callback returned an AuthSig with an empty field. `checkAndSignAuthMessage` does so on a server',
    'In the callback, sign with a wallet and return all four fields',
  ),
  NO_VALID_SHARES: text(
    'None of the shares can be used',
    'The nodes sent empty shares, for example for a public key that they do not hold',
    "Check the PKP's public key, and the network that it was minted for",
  ),
};

/** Keys of `LIT_ERROR` that a release defines and never throws. Source: its code, which the tests search. */
export const UNUSED_SDK_ERRORS: Readonly<Record<'v2' | 'v3', readonly string[]>> = {
  v2: ['MINTING_NOT_SUPPORTED', 'WASM_INIT_ERROR', 'NODEJS_EXCEPTION'],
  v3: [
    'MINTING_NOT_SUPPORTED',
    'UNAUTHROZIED_EXCEPTION',
    'UNKNOWN_DECRYPTION_ALGORITHM_TYPE_ERROR',
    'WASM_INIT_ERROR',
    'NODEJS_EXCEPTION',
  ],
};

/** What `errorKind` tells, by the members of `LitErrorKind`. Source: the codes of each kind in `LIT_ERROR`. */
export const ERROR_KINDS: Readonly<Record<string, ErrorText>> = {
  Unknown: text(
    'Nobody knows more',
    'A failure without a code of its own',
    'Read `message` and `details`, and report it',
  ),
  Unexpected: text(
    'Something that should be there is not',
    'Calls in the wrong order, a wallet that is missing, or answers that the SDK does not understand',
    'Check the order of the calls, and the surroundings of your app',
  ),
  Generic: text('No kind of its own', 'Not used by the codes of the SDK', 'Read `message`'),
  Config: text(
    'The configuration is wrong',
    'An option of the client',
    'Correct the option; trying again does not help',
  ),
  Validation: text(
    'The input is wrong',
    'What your code or the user passed',
    'Correct the input; trying again does not help',
  ),
  Conversion: text(
    'A value could not be converted',
    'Not used by the codes of the SDK',
    'Check formats: hex, base64, numbers',
  ),
  Parser: text(
    'A text could not be read',
    'Not used by the codes of the SDK',
    'Check the text that the message names',
  ),
  Serializer: text(
    'A value could not be written as text',
    'Not used by the codes of the SDK',
    'Check the value that the message names',
  ),
  Timeout: text('An answer came too late', 'Not used by the codes of the SDK', 'Try again'),
};

type Topics = Readonly<Record<string, Readonly<Record<string, ErrorText>>>>;

const AGAIN = 'Try again. If it stays, ask on Discord, with the request id from the console';
const SIGN_AGAIN = 'Make a new AuthSig';
const SESSION_AGAIN = 'Call `getSessionSigs` again, with a fresh session key if it stays';
const INSIDE = 'A fault inside the node';

/**
 * Codes of the nodes of Serrano and Cayenne, by what they are about.
 * Source: LIT-Protocol/docs@387eee2 docs/sdk/tests.md, second table.
 */
const NODE_ERRORS: Topics = {
  Access: {
    NodeAccessControlConditionsCheckFailed: text(
      'The conditions do not hold for this user',
      'The address that signed does not meet them',
      'Show it as "no access". If you expected access, check the address, the amounts in base units and the chain',
    ),
    NodeNotAuthorized: text(
      'This node does not serve the request',
      'It is no validator in this epoch. The SDK also reports users without access under this code',
      'Try again once; then treat it as "no access"',
    ),
    NodeAuthFailed: text(
      'The PKP does not permit this auth method',
      'The method was never added to the PKP, was removed, or has another id',
      'Add the auth method, with a scope that lets it sign',
    ),
    NodeActionNotAllowed: text(
      'The PKP does not permit this Lit Action',
      'The IPFS CID of the code that ran is not among its permitted actions. Each change of the code is another CID',
      'Permit the action with `addPermittedAction`, for the very code that you send',
    ),
    NodeContractAuthsigUnauthorized: text(
      'The contract account rejects the signature (EIP-1271)',
      '`isValidSignature` of the contract did not return its magic value',
      'Call the contract with the same hash and signature, and see what it returns',
    ),
  },
  'Wallet signature': {
    NodeInvalidAuthSig: text(
      'The AuthSig does not verify',
      'A field is missing, the message was changed after signing, it has expired, or the address in it has no EIP-55 checksum',
      `${SIGN_AGAIN}, with the checksummed address in the message`,
    ),
    NodeAuthSigNotSupported: text(
      'This call takes one AuthSig',
      '`authSig` holds several, keyed by family of chains',
      'Pass one AuthSig',
    ),
    NodeInvalidEthereumSolanaAuthSig: text(
      'No AuthSig is valid',
      'None was sent, or each of those sent fails',
      `${SIGN_AGAIN} for the chain of the conditions`,
    ),
    NodeInvalidUnifiedAuthSig: text(
      'The unified conditions have no valid AuthSig',
      'None was sent, or each of those sent fails',
      'Pass an AuthSig for each family of chains in the conditions: `ethereum`, `solana`, `cosmos`',
    ),
    NodeInvalidEthereumAuthSig: text(
      'The Ethereum AuthSig is missing or invalid',
      'EVM conditions came with a signature of another family, or an expired one',
      `${SIGN_AGAIN} with an EVM wallet`,
    ),
    NodeInvalidCosmosAuthSig: text(
      'The Cosmos AuthSig is missing or invalid',
      'Cosmos conditions came with a signature of another family, or one that does not verify',
      `${SIGN_AGAIN} with Keplr or Leap`,
    ),
    NodeInvalidKyveAuthSig: text(
      'The Kyve AuthSig is missing or invalid',
      'Kyve conditions came without a signature under the key `kyve`',
      `${SIGN_AGAIN} with \`chain: 'kyve'\``,
    ),
    NodeInvalidSolanaAuthSig: text(
      'The Solana AuthSig is missing or invalid',
      'Solana conditions came with a signature of another family, or one that does not verify',
      `${SIGN_AGAIN} with a Solana wallet`,
    ),
    NodeInvalidCosmosSDKSignature: text(
      'The Cosmos signature is for another chain',
      'It came with a chain other than `cosmos` or `kyve`',
      'Sign for one of these two',
    ),
    NodeRecoveryIdError: text(
      'The recovery id of a Cosmos signature is wrong',
      'The AuthSig was cut or changed',
      `${SIGN_AGAIN} and pass it as it is`,
    ),
    NodeAuthSigAddressConversionError: text(
      '`address` is no Ethereum address',
      'It has another length, or belongs to another family of chains',
      'Pass 20 bytes in hex, with `0x`',
    ),
    NodeAuthSigSignatureConversionError: text(
      '`sig` cannot be decoded',
      'It is not hex, or not of the length of a signature',
      'Pass what the wallet returned, unchanged',
    ),
    NodeAuthSigSignedMessageConversionError: text(
      '`signedMessage` cannot be decoded',
      'It is not the text that was signed',
      'Pass the message as a string, unchanged',
    ),
    NodeWalletSignatureJSONError: text(
      'The AuthSig is not valid JSON',
      'It was turned into text twice, or cut',
      'Pass the object, not a string',
    ),
    NodeBlockchainChainUnknown: text(
      'The AuthSig names an unknown chain',
      'Its chain is not among those that the node knows',
      'Use a key of the table of chains',
    ),
    NodeContractFunctionParamsEncodingError: text(
      'The AuthSig does not fit `isValidSignature` (EIP-1271)',
      '`sig` or the hash cannot be encoded as the parameters of the function',
      'Pass `sig` as hex, with `derivedVia: "EIP1271"` and the address of the contract',
    ),
  },
  'Session signature': {
    NodeInvalidAuthSigSigningAlgo: text(
      'The algorithm is not supported',
      '`algo` of a session signature is not `ed25519`',
      'Let `getSessionSigs` make the signatures',
    ),
    NodeInvalidED25519AuthSig: text(
      'The session signature is no Ed25519 signature',
      'It was changed, or made with another kind of key',
      SESSION_AGAIN,
    ),
    NodeInvalidAuthSigSessionKeySignature: text(
      'The session signature does not verify',
      'It has expired (5 minutes), is for another node, or belongs to another session key',
      SESSION_AGAIN,
    ),
    NodeAuthSigSessionKeyConversionError: text(
      '`address` holds no public session key',
      'It is not hex, or not 32 bytes',
      'Pass what `getSessionSigs` returned, unchanged',
    ),
    NodeSIWECapabilityInvalid: text(
      'The capability is missing or malformed',
      'The wallet signed a message without the ReCap resource of the session',
      'In your callback, add the `resources` and the `statement` that it receives to the message',
    ),
    NodeSIWECapabilityActionInvalid: text(
      'The capability permits something else',
      'The session asks for an ability that the wallet did not grant',
      'Request only pairs of resource and ability that the capability object contains',
    ),
    NodeSIWESigConversionError: text(
      '`sig` of the capability cannot be decoded',
      'The AuthSig inside the session was changed',
      SESSION_AGAIN,
    ),
    NodeSIWESessionKeySignatureInvalid: text(
      'The wallet signed for another session key',
      'The `uri` of the message is not `lit:session:` with this public key',
      'In your callback, use the `uri` that it receives, and do not reuse an AuthSig of another session',
    ),
    NodeSIWEMessageError: text(
      'The SIWE message cannot be read, or does not verify',
      'It was put together by hand, has expired, or was signed by another address',
      'Build it with `SiweMessage` and sign what `prepareMessage()` returns',
    ),
    NodeInvalidSIWEResource: text(
      'A resource in the message is malformed',
      'It does not have the form that the nodes expect',
      'Add resources through a capability object, or as `litParam:<name>:<value in base64url>`',
    ),
    NodeInvalidSIWESpecialParam: text(
      'A placeholder in a resource is malformed',
      'A special resource, such as `litParam`, is not written as the nodes expect',
      'Write `litParam:<name>:<value in base64url>`',
    ),
    NodeSIWESpecialParamAddressConversionError: text(
      '`:userAddress` stands for no Ethereum address',
      'The AuthSig is of another family of chains than the condition',
      'Sign with an EVM wallet for EVM conditions',
    ),
  },
  Condition: {
    NodeMissingAccessControlConditions: text(
      'The request has no conditions',
      'None of the four parameters for conditions was passed',
      'Pass `accessControlConditions`, `evmContractConditions`, `solRpcConditions` or `unifiedAccessControlConditions`',
    ),
    NodeTooManyConditions: text(
      'There are too many conditions',
      'The request has more than 30',
      'Join some: a Lit Action or a contract call can test many things in one condition',
    ),
    NodeConditionAddressConversionError: text(
      'A value cannot be read as bytes',
      'An address or parameter should be hex and is not',
      'Check `contractAddress` and the parameters',
    ),
    NodeConditionTokenIdParsingError: text(
      'A token id cannot be read',
      'It is no whole number in a string',
      "Write it in decimal digits, such as `'9541'`",
    ),
    NodeConditionTokenizingError: text(
      'A placeholder became a value of the wrong type',
      'For example, `:userAddress` stands where the function takes a number',
      'Compare the parameters with `functionAbi`',
    ),
    NodeMismatchParameters: text(
      'The number of parameters is wrong',
      'The function takes more or fewer than the condition gives',
      'Give one value for each input of `functionAbi`',
    ),
    NodeInvalidACCReturnValueTest: text(
      '`returnValueTest` is malformed',
      'The comparator does not exist, `key` names no output, or `value` is no string',
      'Use `>`, `>=`, `=`, `<`, `<=` or `contains`, and write values as strings',
    ),
    NodeInvalidConditionTokenType: text(
      'The value that came back cannot be compared that way',
      'For example, `>` with text, or an output of a kind that has no order',
      'Use `=` or `contains`, or test another output',
    ),
    NodeTokenEncodingDecodingError: text(
      'A value of an EVM condition cannot be encoded or decoded',
      '`functionAbi` does not describe the function that the contract has',
      "Copy the function's part of the contract's ABI",
    ),
    NodeInvalidSolanaRpcMethod: text(
      'The Solana method is not supported',
      'Conditions take `getBlock`, `getBalance`, `getAccountInfo`, `getTokenAccountBalance`, `getTokenAccountsByDelegate`, `getTokenAccountsByOwner` and `getHealth`, besides the methods of Lit',
      'Use one of these, or `balanceOfToken` or `balanceOfMetaplexCollection`',
    ),
    NodeInvalidMetaplexCollectionAddress: text(
      'The Metaplex collection is wrong',
      'The address is no collection, or the collection is not verified',
      "Use the mint address of the collection's NFT",
    ),
    NodeSolanaNFTMetadataError: text(
      'The metadata of a Solana NFT cannot be read',
      'The account has none, or the Solana node did not answer',
      'Check the condition, then try again',
    ),
    NodeCosmosResponseBodyError: text(
      'The Cosmos conditions are invalid',
      'The `path` or the `key` does not fit what the chain answers',
      "Open the `path` at the chain's REST address, and compare",
    ),
    NodeCosmosJSONError: text(
      'The answer of the Cosmos chain is not the JSON that the condition expects',
      'The `path` leads elsewhere, or `key` fits nothing in it',
      "Open the `path` at the chain's REST address, and test `key` on it as JSONPath",
    ),
    NodePOAPJSONError: text(
      'The answer of the POAP service cannot be read',
      'The service failed or changed',
      AGAIN,
    ),
  },
  'Stored condition': {
    NodeEncryptedSymmetricKeyNotFound: text(
      'No condition is stored under this encrypted key',
      'Nothing was saved, or for another network or with other bytes',
      'In v2, call `saveEncryptionKey` and pass on what it returns. v3 stores nothing',
    ),
    NodeResourceIdNotFound: text(
      'No condition is stored under this resource id',
      'Nothing was saved, or a field of the id differs',
      'In v2, call `saveSigningCondition` first, with the same fields. v3 stores nothing',
    ),
    NodeStorageError: text(
      'The condition could not be stored',
      'The entry exists and is permanent, or belongs to another user',
      'Save under another id, or with the wallet that saved it first',
    ),
    NodeUpdatePermanentCondition: text(
      'The condition cannot be changed',
      'It was saved with `permanent: true`',
      'Save a new one, with `permanent: false` if it shall change later',
    ),
    NodeInvalidUpdatingUser: text(
      'Another user saved the condition',
      'The AuthSig is of another address than the first one',
      'Sign with the wallet that saved it',
    ),
  },
  JWT: {
    NodeExpWrongOrTooLarge: text(
      '`exp` is not accepted',
      'It lies in the past or too far in the future, mostly because the clock is wrong',
      'Set the clock of the computer, and its time zone',
    ),
    NodeIatOutsideGracePeriod: text(
      '`iat` is not accepted',
      'It lies in the future or too far in the past, mostly because the clock is wrong',
      'Set the clock of the computer, and its time zone',
    ),
  },
  Chain: {
    NodeWrongNetwork: text(
      '`chain` is missing or unknown',
      'The network does not support the chain of the request',
      'Use a key of the table of chains',
    ),
    NodeRpcError: text(
      'A call to the chain failed',
      'The contract call reverts, the address or the ABI is wrong, or the RPC server of the chain does not answer',
      "Make the same call with ethers. Check the contract's address, the parameters and `functionAbi`",
    ),
    NodeBlockchainError: text(
      'A call of the node to a chain failed',
      'A call to a contract did not succeed',
      'Read the message. Then try again',
    ),
    NodeHTTPConversionError: text('The node cannot use its RPC address', INSIDE, AGAIN),
  },
  'Lit Action': {
    NodeJsExecutionError: text(
      'The Lit Action did not come to its end',
      'Its code threw an error, or ran out of time',
      'Read the message and the logs, and try the code with `debug: true`. Shorten what it waits for',
    ),
    NodeInvalidIPFSID: text(
      '`ipfsId` is no IPFS CID',
      'It is a URL, has a prefix, or was cut',
      'Pass the bare CID, such as `Qm…`',
    ),
  },
  Node: {
    NodeSystemFault: text('The node failed', INSIDE, AGAIN),
    NodeUnknownError: text('The node gives no reason', INSIDE, AGAIN),
    NodeParserError: text(
      'A parameter cannot be parsed',
      'It has another format than the node expects',
      'The message says which; compare it with the type of the call',
    ),
    NodeTimestampConversionError: text('A time of the rate limit cannot be read', INSIDE, AGAIN),
    NodeOfflinePublicKeyConversionError: text(
      'The public key of a PKP cannot be read',
      INSIDE,
      AGAIN,
    ),
    NodeBlsNoKeyGenError: text(
      'The node has no BLS key yet',
      'The key generation is not over',
      AGAIN,
    ),
    NodeBlsWrongKeyGenEpochError: text(
      'The node is out of step with the epoch',
      'The set of nodes is changing',
      'Try again in some minutes',
    ),
  },
};

const RENAMED_BY_SDK = 'The SDK reports it as';

/** Codes of the nodes of Jalapeno. Source: LIT-Protocol/docs@387eee2 docs/sdk/tests.md, first table. */
const JALAPENO_ERRORS: Topics = {
  Access: {
    not_authorized: text(
      `The conditions do not hold for this user. ${RENAMED_BY_SDK} \`NodeNotAuthorized\``,
      'The address that signed does not meet them',
      'Show it as "no access". If you expected access, check the address, the amounts and the chain',
    ),
    incorrect_access_control_conditions: text(
      'These are not the conditions that were saved for the item',
      'A field, the order or the letter case differs',
      'Pass the conditions exactly as they were saved',
    ),
    invalid_auth_sig: text(
      'The AuthSig does not verify',
      'A field is missing, the message was changed, or it has expired',
      SIGN_AGAIN,
    ),
  },
  Condition: {
    access_control_conditions_check_failed: text(
      'The nodes could not check the condition',
      'The chain did not answer, or the contract call reverts',
      'Make the same call with ethers, then try again',
    ),
    invalid_unified_condition_type: text(
      'A unified condition has an unknown type',
      'Its `conditionType` is misspelt or missing',
      'Write `evmBasic`, `evmContract`, `solRpc` or `cosmos`',
    ),
    missing_access_control_conditions: text(
      'The request has no conditions',
      'None of the parameters for conditions was passed',
      'Pass `accessControlConditions`, `evmContractConditions`, `solRpcConditions` or `unifiedAccessControlConditions`',
    ),
  },
  'Stored condition': {
    encrypted_symmetric_key_not_found: text(
      'No condition is stored under this encrypted key',
      'Nothing was saved, or the bytes differ',
      'Call `saveEncryptionKey` first, and pass on what it returns',
    ),
    resource_id_not_found: text(
      'No condition is stored under this resource id',
      'Nothing was saved, or a field of the id differs',
      'Call `saveSigningCondition` first, with the same fields',
    ),
    storage_error: text(
      `The condition could not be stored. ${RENAMED_BY_SDK} \`NodeStorageError\``,
      'It is permanent, or another user saved it',
      'Save under another id, or with the wallet that saved it first',
    ),
  },
  JWT: {
    exp_wrong_or_too_large: text(
      '`exp` is not accepted',
      'It lies in the past or too far in the future, mostly because the clock is wrong',
      'Set the clock of the computer, and its time zone',
    ),
    iat_outside_grace_period: text(
      '`iat` is not accepted',
      'It is too far from now, mostly because the clock is wrong',
      'Set the clock of the computer, and its time zone',
    ),
  },
  Chain: {
    rpc_error: text(
      'A call to the chain failed',
      'The chain did not answer, or the contract call reverts',
      'Make the same call with ethers, then try again',
    ),
    wrong_network: text(
      'The wallet is on another chain than the call',
      'The user has another network selected',
      'Ask the user to switch',
    ),
  },
  Node: {
    lit_node_client_not_ready: text(
      'The client is not connected',
      'The call came before `connect()` had resolved',
      'Write `await client.connect()` first',
    ),
    unknown_error: text('The nodes give no reason', INSIDE, AGAIN),
  },
};

/** The codes with which each network's nodes refuse, by what they are about. */
export const NODE_ERRORS_OF: Readonly<Record<string, Topics>> = {
  jalapeno: JALAPENO_ERRORS,
  serrano: NODE_ERRORS,
  cayenne: NODE_ERRORS,
};
