/** A request and how it was answered. */
export interface RequestEntry {
  /** ISO 8601. */
  at: string;
  to: 'cayenne' | 'serrano' | 'jalapeno' | 'chain' | 'relayer';
  /** Counts from 1. */
  node?: number;
  /** The URL path, or for the chain the JSON-RPC method. */
  path: string;
  /** Missing where the connection was dropped. */
  status?: number;
  /** The error code of a refused request, or its message if it has no code. */
  code?: string;
  milliseconds: number;
  /** `X-Request-Id`, the same for all nodes of one call. */
  id?: string;
}

const MOST_ENTRIES = 1000;

/** The last thousand requests. */
export class RequestLog {
  readonly entries: RequestEntry[] = [];

  /** @param onEntry is told each as it ends */
  constructor(private readonly onEntry?: (entry: RequestEntry) => void) {}

  /** Begins an entry; the function that it returns ends it. */
  begin(
    about: Pick<RequestEntry, 'to' | 'node' | 'path' | 'id'>,
  ): (answer: {status: number; body: unknown} | undefined) => void {
    const start = performance.now();
    const at = new Date().toISOString();
    return (answer) => {
      const code = answer && answer.status >= 400 ? codeOf(answer.body) : undefined;
      const entry: RequestEntry = {
        at,
        ...about,
        ...(answer && {status: answer.status}),
        ...(code !== undefined && {code}),
        milliseconds: Math.round(performance.now() - start),
      };
      this.entries.push(entry);
      if (this.entries.length > MOST_ENTRIES) this.entries.shift();
      this.onEntry?.(entry);
    };
  }
}

function codeOf(body: unknown): string | undefined {
  const {errorCode, error, message} = (body ?? {}) as Record<string, unknown>;
  const code = errorCode ?? error ?? message;
  return typeof code === 'string' ? code : JSON.stringify(code);
}

/** One line for people. */
export function lineOf({to, node, path, status, code, milliseconds, id}: RequestEntry): string {
  const where = node === undefined ? to : `${to} node ${node}`;
  return [where, path, status ?? 'dropped', code, `${milliseconds} ms`, id]
    .filter((part) => part !== undefined && part !== '')
    .join('  ');
}
