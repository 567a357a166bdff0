import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';

/** Any page may ask. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** A server that listens on loopback. */
export interface Listener {
  url: string;
  stop(): Promise<void>;
}

/**
 * Listens on 127.0.0.1.
 * @param port 0 for a free one
 * @param socketsTo port of the server that WebSockets are passed on to
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function listen(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  socketsTo?: () => number,
): Promise<Listener> {
  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  // Only clients end idle connections: a process that was busy for 5 seconds would end one as the next request comes.
  server.keepAliveTimeout = 0;
  const upgraded = new Set<Socket>();
  if (socketsTo) {
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const target = connect(socketsTo(), '127.0.0.1', () => {
        const headers = request.rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': '));
        target.write(`GET / HTTP/1.1\r\n${headers.join('')}\r\n`);
        target.write(head);
        socket.pipe(target).pipe(socket);
      });
      for (const each of [socket, target]) {
        upgraded.add(each);
        each.on('error', () => each.destroy()).on('close', () => upgraded.delete(each));
      }
    });
  }
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends what is JSON already, for any page to read. */
export function sendText(response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, {...CORS, 'content-type': 'application/json'}).end(json);
}

/** Sends a value as JSON that any page may read. */
export function sendJson(
  response: ServerResponse,
  {status, body}: {status: number; body: unknown},
): void {
  sendText(response, status, JSON.stringify(body));
}

/** Answers preflights of browsers; returns whether it was one. */
export function isPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204, CORS).end();
  return true;
}
