/** One sentence for whatever the wallet, the SDK or the nodes threw. */
export function explain(error: unknown): string {
  const { code, errorCode, message } = (
    typeof error === 'string' ? { message: error } : (error ?? {})
  ) as { code?: unknown; errorCode?: unknown; message?: string };
  const text = message ?? 'Something went wrong.';

  if (code === 4001 || code === 'ACTION_REJECTED') {
    return 'You declined the request in your wallet. Nothing was changed, and you can try again.';
  }
  if (code === -32002) {
    return 'Your wallet has a request open already. Answer that one first.';
  }
  if (errorCode === 'NodeAccessControlConditionsReturnedNotAuthorized') {
    return 'This account may not read the note.';
  }
  if (/could not connect to enough nodes|getting the signing shares/i.test(text)) {
    return 'The Lit nodes cannot be reached. Try again in a minute.';
  }
  if (text === 'Failed to decrypt') {
    return 'The note was changed, or the network has changed its keys.';
  }
  return text;
}
