/** Answers of `fetch` by address: a body, or `{status, headers, body}`. `*` stands for all addresses that are not named. */
export type FetchTable = Record<string, unknown>;

/** The answer of a table; undefined where it has none. */
export function answerFrom(table: FetchTable, url: string): Response | undefined {
  const answer = table[url] ?? table[url.replace(/\/$/, '')] ?? table['*'];
  if (answer === undefined) return undefined;
  const isWhole = typeof answer === 'object' && answer !== null && 'body' in answer;
  const {body, ...init} = (isWhole ? answer : {body: answer}) as {body?: unknown} & ResponseInit;
  return typeof body === 'string' ? new Response(body, init) : Response.json(body, init);
}
