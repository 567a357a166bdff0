/** What a search that was aborted throws. */
export const abortError = (): DOMException =>
  new DOMException('The search was aborted', 'AbortError');

/**
 * Waits for an answer, but no longer than until the signal is aborted, whatever becomes of the answer.
 *
 * @throws DOMException with the name AbortError as soon as the signal is aborted, which it may be from the start
 */
export function untilAborted<Value>(answer: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) {
    return answer;
  }
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(abortError());
    if (signal.aborted) {
      abort();
    }
    signal.addEventListener('abort', abort, {once: true});
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
