import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { ethers } from 'ethers';
import { mintCost } from './contracts';
import { mintOnce, sign } from './pkp';
import { Refusal } from './refusal';
import { resetSession } from './lit';

type Handler = (request: IncomingMessage) => Promise<unknown>;

const routes: Record<string, Handler> = {
  'GET /cost': async () => ({ cost: ethers.utils.formatEther(await mintCost()) }),

  'POST /pkp': async (request) => {
    const agreed = await field(request, 'agreedCost');
    if (!/^\d{1,9}(\.\d{1,18})?$/.test(agreed)) {
      throw new Refusal(400, 'agreedCost is an amount of LIT, such as "0.001".');
    }
    return mintOnce(ethers.utils.parseEther(agreed));
  },

  'POST /signatures': async (request) => sign(await field(request, 'text')),

  'DELETE /session': async () => {
    resetSession();
    return { session: 'reset' };
  },
};

const MAX_LENGTH = 10_000; // bytes

/** A text in the body, which has to be a JSON object. */
async function field(request: IncomingMessage, name: string): Promise<string> {
  // A page of another site cannot send this type without asking, so it cannot use the service.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(415, 'Send JSON, with content-type: application/json.');
  }
  if (request.headers['transfer-encoding']) {
    throw new Refusal(411, 'Send the length of the body.');
  }
  if (Number(request.headers['content-length']) > MAX_LENGTH) {
    throw new Refusal(413, `Send at most ${MAX_LENGTH} bytes.`);
  }
  const body = parse(await text(request));
  const value = (body as Partial<Record<string, unknown>> | null)?.[name];
  if (typeof value !== 'string' || value === '') {
    throw new Refusal(400, `Send a JSON object with the text "${name}".`);
  }
  return value;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is empty or not JSON.');
  }
}

/** The error behind the service. The SDK throws strings and plain objects too. */
function describe(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message, errorCode } = (error ?? {}) as {
    message?: string;
    errorCode?: string;
  };
  return [errorCode, message].filter(Boolean).join(': ') || 'unknown error';
}

async function answer(
  request: IncomingMessage,
): Promise<{ status: number; body: unknown }> {
  try {
    const handler = routes[`${request.method} ${request.url}`];
    if (!handler) throw new Refusal(404, 'There is no such route.');
    return { status: 200, body: await handler(request) };
  } catch (error) {
    if (error instanceof Refusal) {
      return { status: error.status, body: { error: error.message } };
    }
    console.error(error);
    return { status: 502, body: { error: describe(error) } };
  }
}

/** The service. Whatever a handler throws or rejects with becomes an answer. */
export function createService(): Server {
  return createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(`${JSON.stringify(body)}\n`);
    });
  });
}
