/**
 * Waits for an answer, but no longer than until the signal is aborted, whatever becomes of the answer.
 *
 * @throws DOMException with the name AbortError as soon as the signal is aborted, which it may be from the start
 */
export async function untilAborted<Value>(
  answer: Promise<Value>,
  signal = new AbortController().signal,
): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(new DOMException('The search was aborted', 'AbortError'));
    signal.addEventListener('abort', abort, {once: true});
    if (signal.aborted) {
      abort();
    }
  });
  return Promise.race([aborted, answer]);
}
