/** One sentence for whatever the wallet, the chain or the nodes threw. */
export function explain(error: unknown): string {
  const {code, errorCode, message, reason} = Object(error) as Partial<
    Record<'code' | 'errorCode' | 'message' | 'reason', unknown>
  >;
  const texts = [reason, message, error].filter((part) => typeof part === 'string');
  const text = texts.find((part) => part !== '') ?? 'Something went wrong.';

  if (code === 4001 || code === 'ACTION_REJECTED') {
    return 'You declined the request in your wallet. Nothing was changed.';
  }
  if (code === 'CALL_EXCEPTION' && text.includes('invalid token ID')) {
    return 'This token does not exist.';
  }
  if (code === 'CALL_EXCEPTION' && text.startsWith('call revert exception')) {
    return 'No LitNft contract at the address in src/config.ts.';
  }
  if (errorCode === 'NodeNotAuthorized') {
    return 'The nodes refused: this account does not hold the token.';
  }
  if (errorCode === 'rpc_error' || errorCode === 'access_control_conditions_check_failed') {
    return 'The nodes could not read the chain. Try again in a minute.';
  }
  return text;
}
