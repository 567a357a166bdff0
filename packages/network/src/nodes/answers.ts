import codes from '../rules/error-codes.json';
import {NodeError, type NodeErrorCode} from '../rules/errors';

/** Texts of Jalapeno, the oldest network, in place of error codes. */
const OLD_CODES: Partial<Record<NodeErrorCode, string>> = {
  NodeAccessControlConditionsReturnedNotAuthorized: 'not_authorized',
  NodeEncryptedSymmetricKeyNotFound: 'encrypted_symmetric_key_not_found',
  NodeExpWrongOrTooLarge: 'exp_wrong_or_too_large',
  NodeIatOutsideGracePeriod: 'iat_outside_grace_period',
  NodeIncorrectAccessControlConditions: 'incorrect_access_control_conditions',
  NodeMissingAccessControlConditions: 'missing_access_control_conditions',
  NodeResourceIdNotFound: 'resource_id_not_found',
  NodeRpcError: 'rpc_error',
  NodeBlockchainError: 'rpc_error',
  NodeBlockchainChainUnknown: 'wrong_network',
  NodeUpdatePermanentCondition: 'storage_error',
  NodeInvalidUpdatingUser: 'storage_error',
};

/** Codes that the SDK's tests of April to October 2023 expect of Serrano. */
const CODES_OF_SERRANO: Partial<Record<NodeErrorCode, NodeErrorCode>> = {
  NodeAccessControlConditionsReturnedNotAuthorized: 'NodeNotAuthorized',
  NodeUpdatePermanentCondition: 'NodeStorageError',
  NodeInvalidUpdatingUser: 'NodeStorageError',
};

/** Codes of proofs; Jalapeno has one for all of them. */
const ABOUT_PROOFS = /AuthSig|SIWE|Capability|NodeNotAuthorized/;

/** An answer that is not among the coded ones, with the body as it is sent. */
export class BareAnswer extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`Answer ${status}`);
  }
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A node's error response. */
export function answerTo(error: unknown, network: string, correlationId: string): Answer {
  if (error instanceof BareAnswer) return {status: error.status, body: error.body};
  const {code, details} =
    error instanceof NodeError ? error : new NodeError('NodeSystemFault', String(error));
  const {status, kind, message} = codes[code];
  if (network === 'jalapeno') {
    const errorCode =
      OLD_CODES[code] ?? (ABOUT_PROOFS.test(code) ? 'invalid_auth_sig' : 'unknown_error');
    return {status, body: {message, errorCode}};
  }
  const onSerrano = network === 'serrano' ? CODES_OF_SERRANO[code] : undefined;
  if (onSerrano) return answerTo(new NodeError(onSerrano, details), network, correlationId);
  return {
    status,
    body: {errorKind: kind, errorCode: code, status, message, correlationId, details},
  };
}
