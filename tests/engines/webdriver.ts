// The few commands of WebDriver that the tests need (https://www.w3.org/TR/webdriver2/), over both ways to a browser:
// HTTP, and Firefox's own socket, which Debian has no HTTP driver for. No library drives both without one.
import {connect} from 'node:net';

/** By the commands' names, where HTTP has them. */
const PATHS = {
  NewSession: '',
  Navigate: '/url',
  Back: '/back',
  Refresh: '/refresh',
  SetWindowRect: '/window/rect',
  ExecuteScript: '/execute/sync',
  PerformActions: '/actions',
} as const;

/**
 * Sends a command and waits for its result.
 *
 * @throws Error with what the browser says
 */
export type Send = (command: keyof typeof PATHS, parameters?: object) => Promise<unknown>;

/** Waits until something succeeds. */
async function retried<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = 100; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Opens a session with a driver that listens, or will soon. */
export async function httpTransport(address: string): Promise<Send> {
  const post = async (url: string, parameters: object): Promise<unknown> => {
    const response = await fetch(url, {method: 'POST', body: JSON.stringify(parameters)});
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) {
      throw new Error((value as {message: string}).message);
    }
    return value;
  };
  await retried(() => fetch(`${address}/status`));
  const session = (await post(`${address}/session`, {capabilities: {}})) as {sessionId: string};
  return (command, parameters = {}) =>
    post(`${address}/session/${session.sessionId}${PATHS[command]}`, parameters);
}

type Answer = [type: number, id: number, error: {message: string} | null, result: unknown];

/** Connects to Firefox. Messages are JSON after their length: `[0, id, command, parameters]`, `[1, id, error, result]`. */
export function marionetteTransport(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  const takeMessage = (): boolean => {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, colon));
    if (colon === -1 || received.length < end) {
      return false;
    }
    const message = JSON.parse(received.toString('utf8', colon + 1, end)) as Answer | object;
    received = received.subarray(end);
    if (Array.isArray(message)) {
      const answer = message as Answer;
      waiting.get(answer[1])?.(answer);
    }
    return true;
  };
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    while (takeMessage());
  });

  const send: Send = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) {
          reject(new Error(error.message));
        } else {
          resolve((result as {value?: unknown}).value);
        }
      });
      const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(send)).once('error', reject);
  });
}
