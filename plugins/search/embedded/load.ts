/** How a file is asked for; `fetch` of browsers. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** A file that is not there, not whole, or not what it should be. */
class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * Loads a JSON file and makes something of it. If that fails, the file in the cache may be a broken one, so that it is
 * loaded once more from the server.
 *
 * @param read makes something of the file; may throw anything
 * @throws LoadError if the file cannot be had or read
 */
export async function loadJson<Content, Value>(
  url: string,
  fetch: Fetch,
  read: (content: Content) => Value,
  cache: RequestCache = 'default',
): Promise<Value> {
  const attempt = async (mode: RequestCache): Promise<Value> => {
    const response = await fetch(url, {cache: mode});
    if (!response.ok) {
      throw new LoadError(`${url} answers ${response.status}`);
    }
    return read((await response.json()) as Content);
  };
  try {
    return await attempt(cache);
  } catch {
    try {
      return await attempt('reload');
    } catch (error) {
      throw error instanceof LoadError ? error : new LoadError(`${url}: ${String(error)}`);
    }
  }
}
