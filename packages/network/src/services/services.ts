import type {IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import type {Chain} from '../chain/chain';
import {isPreflight, listen, type Listener, sendJson} from '../http';
import {Relayer} from './relayer';
import type {RequestLog} from '../request-log';
import {isTokenKind, TokenError, type TokenIssuer} from './tokens';

/** The one-time password that is always right. */
const OTP_CODE = '123456';

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Body = Record<string, unknown>;

async function bodyOf(request: IncomingMessage): Promise<Body> {
  if (request.method !== 'POST') return {};
  try {
    const body: unknown = JSON.parse(await text(request));
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // Refused below, like any other text.
  }
  throw new Refusal(400, 'The body is not a JSON object');
}

/**
 * Serves the relayer, one-time passwords, Discord's `users/@me`, and tokens for tests:
 * `POST /tokens/google {"user": "ann", "clientId": "…"}` answers `{"token": "…"}`. Its address is `relayUrl` for SDK 3; with
 * `/serrano` behind it, for SDK 2.
 */
export async function startServices(options: {
  chain: Chain;
  tokens: TokenIssuer;
  log: RequestLog;
  /** A free one by default. */
  port?: number;
}): Promise<Listener> {
  const {chain, tokens, log, port = 0} = options;
  const relayers = {2: new Relayer(chain, 2), 3: new Relayer(chain, 3)};
  async function answer(request: IncomingMessage): Promise<unknown> {
    const {pathname, searchParams: query} = new URL(request.url ?? '/', 'http://localhost');
    const body = await bodyOf(request);
    const kind = /^\/tokens\/(\w+)$/.exec(pathname)?.[1] ?? '';
    if (isTokenKind(kind)) return {token: await tokens.issue(kind, body)};
    switch (pathname) {
      case '/api/otp/start':
        return {callback: '', method: 'email', status: 'Ok'};
      case '/api/otp/check':
        if (body.code !== OTP_CODE) throw new Refusal(401, 'The code is wrong');
        return {token_jwt: await tokens.issue('otp', {user: String(body.otp)}), status: 'Ok'};
      case '/api/users/@me': {
        const user = tokens.discordUser(
          request.headers.authorization?.replace('Bearer ', '') ?? '',
        );
        if (!user) throw new Refusal(401, '401: Unauthorized');
        return {id: user.userId};
      }
      default:
    }
    if (!request.headers['api-key']) throw new Refusal(400, 'The header api-key is missing');
    const isSerrano = pathname.startsWith('/serrano/');
    const path = isSerrano ? pathname.slice('/serrano'.length) : pathname;
    const {origin = ''} = request.headers;
    return relayers[isSerrano ? 2 : 3].answer({path, query, body, origin});
  }

  return listen(port, async (request, response) => {
    if (isPreflight(request, response)) return;
    const end = log.begin({to: 'relayer', path: request.url ?? '/'});
    const given = await answer(request)
      .then((body) => {
        if (body === undefined) throw new Refusal(404, `There is nothing at ${request.url}`);
        return {status: 200, body};
      })
      .catch((error: unknown) => {
        const {message} = error as Error;
        const status =
          error instanceof Refusal ? error.status : error instanceof TokenError ? 400 : 500;
        return {status, body: {error: message}};
      });
    end(given);
    sendJson(response, given);
  });
}
