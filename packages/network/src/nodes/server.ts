import type {IncomingMessage} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {isPreflight, listen, type Listener, sendJson} from '../http';
import {answerTo, BareAnswer, type Answer} from './answers';
import {SLOW_BY_MS} from './faults';
import type {RequestLog} from '../request-log';
import type {NodeNetwork} from './node-network';

const LARGEST_BODY = 1_048_576;

/** An answer of Rocket, which nodes are made with, to what no endpoint sees. */
function unhandled(code: number, reason: string, description: string): BareAnswer {
  return new BareAnswer(code, {error: {code, reason, description}});
}

/** Reads a JSON body. Throws what a node answers to one that is too large or no JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to the end, so that the client sees the answer and not a broken connection.
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  if (size > LARGEST_BODY) {
    throw unhandled(
      413,
      'Payload Too Large',
      'The request is larger than the server is willing or able to process.',
    );
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw unhandled(
      400,
      'Bad Request',
      'The request could not be understood by the server due to malformed syntax.',
    );
  }
}

/** Starts the HTTP server of one node, which counts from 1. */
export async function startNode(
  network: NodeNetwork,
  node: number,
  port: number,
  log: RequestLog,
): Promise<Listener> {
  const listener = await listen(port, async (request, response) => {
    const {headers, method, url = '/'} = request;
    const [path = '/'] = url.split('?');
    const id = String(headers['x-request-id'] ?? '');
    const fault = network.faults.get(node);
    const end = log.begin({to: network.spec.name, node, path, id});
    if (fault === 'down') {
      end(undefined);
      request.socket.destroy();
      return;
    }
    if (isPreflight(request, response)) return;
    if (fault === 'slow') await wait(SLOW_BY_MS, undefined, {ref: false});
    const answer = await answerOf(network, node, {request, path, id, method});
    end(answer);
    sendJson(response, answer);
  });
  network.hosts[node - 1] = listener.url.replace('http://', '');
  return listener;
}

async function answerOf(
  network: NodeNetwork,
  node: number,
  {
    request,
    path,
    id,
    method,
  }: {request: IncomingMessage; path: string; id: string; method?: string},
): Promise<Answer> {
  try {
    if (method !== 'POST' || !network.has(path)) {
      throw unhandled(404, 'Not Found', 'The requested resource could not be found.');
    }
    const body = await readJson(request);
    const sdkVersion = request.headers['x-lit-sdk-version'];
    if (id === '' || typeof sdkVersion !== 'string')
      throw unhandled(400, 'Bad Request', 'X-Request-Id or X-Lit-SDK-Version is missing.');
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    const result = await network.answer(node, {
      path,
      body: isObject ? (body as Record<string, unknown>) : {},
      id,
      sdkVersion,
    });
    return {status: path === '/web/pkp/claim' ? 202 : 200, body: result};
  } catch (error) {
    return answerTo(error, network.spec.name, id);
  }
}
