import {STDIO_DEFAULT_MAX_BUFFER_SIZE} from '@modelcontextprotocol/server';

/** The line that JSON-RPC wants for one that is no JSON, whose id nobody knows. */
const PARSE_ERROR =
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error: send one JSON message a line"}}\n';

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/**
 * Passes on the lines that are JSON, without a byte order mark in front. The SDK would skip all others in silence.
 *
 * @param answer is called with the answer to a line that is no JSON
 */
export async function* messagesOf(
  input: AsyncIterable<Buffer>,
  answer: (line: string) => unknown,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, {stream: true})).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter((each) => each.trim())) {
      if (isJson(line)) {
        yield Buffer.from(`${line}\n`);
      } else {
        answer(PARSE_ERROR);
      }
    }
    if (rest.length > STDIO_DEFAULT_MAX_BUFFER_SIZE) {
      // The SDK ends the connection at this length; the end of the message need not be waited for.
      yield Buffer.from(rest);
      return;
    }
  }
}
