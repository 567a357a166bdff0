/** How a file is asked for; `fetch` of browsers. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** The server cannot be reached, so that nothing is known of the file. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/**
 * Loads a JSON file and makes something of it.
 *
 * @param read makes something of the file; may throw anything
 * @param modes how the cache is used; the next one is tried when the file is missing or broken, and of those that need
 * the network none when that is not there
 * @throws UnreachableError if the server cannot be reached
 * @throws Error if the file is missing or broken
 */
export async function loadJson<Content, Value>(
  url: string,
  fetch: Fetch,
  read: (content: Content) => Value,
  modes: readonly RequestCache[],
): Promise<Value> {
  let failure: unknown;
  for (const mode of modes) {
    if (failure instanceof UnreachableError && mode !== 'force-cache') {
      continue;
    }
    let response: Response;
    try {
      response = await fetch(url, {cache: mode});
    } catch (error) {
      failure = new UnreachableError(`${url}: ${String(error)}`);
      continue;
    }
    try {
      if (response.ok) {
        return read((await response.json()) as Content);
      }
      failure = new Error(`${url} answers ${response.status}`);
    } catch (error) {
      failure = new Error(`${url}: ${String(error)}`);
    }
  }
  throw failure;
}
