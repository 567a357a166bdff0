import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** A request as the stand-in got it. */
export interface SeenRequest {
  readonly method: string;
  /** Path with the name of the temporary index as `TMP`. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

interface Failure {
  /** Is compared to method and path, such as `POST /1/indexes/docs/operation`. */
  readonly on: RegExp;
  readonly status: number;
  readonly message: string;
  readonly headers?: Record<string, string>;
  /** How often it fails before it works; for ever unless said. */
  readonly times?: number;
  /** Whether it does what it is asked all the same, as when only the answer is lost. */
  readonly isDone?: boolean;
}

/** An index as the stand-in keeps it. */
export interface StoredIndex {
  objects: Map<string, unknown>;
  settings: unknown;
  synonyms: unknown;
  rules: unknown;
}

const newIndex = (): StoredIndex => ({
  objects: new Map(),
  settings: {},
  synonyms: [],
  rules: [],
});

/**
 * The part of the service's HTTP API that a push uses, on this machine and in memory: what it is told is what its
 * indexes hold afterwards.
 */
export class ServiceStandIn {
  readonly seen: SeenRequest[] = [];
  readonly indexes = new Map<string, StoredIndex>();
  /** What it answers instead; the first one that fits. */
  readonly failures: Failure[] = [];
  /** Is told method and path of each request before it is answered. */
  onRequest: (request: string) => void = () => undefined;
  readonly #failed = new Map<Failure, number>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** Starts to listen. @returns how the library is to send requests: to this one, which stands for two hosts */
  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const {port} = this.#server.address() as AddressInfo;
    const host = (url: string) => ({url, port, protocol: 'http', accept: 'readWrite'}) as const;
    return {hosts: [host('127.0.0.1'), host('localhost')]};
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Methods and paths of the requests that change something, in their order. */
  get changes(): string[] {
    return this.seen
      .filter(({method}) => method !== 'GET')
      .map(({method, path}) => `${method} ${path}`);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method = '', headers} = request;
    const {pathname} = new URL(request.url!, 'http://stand-in');
    const body: unknown = JSON.parse((await text(request)) || 'null');
    const place = decodeURIComponent(pathname);
    const path = place.replace(/_tmp_\w+/, '_TMP');
    this.seen.push({method, path, headers, body});
    this.onRequest(`${method} ${path}`);

    const [, , , name = '', ...rest] = place.split('/');
    const act = () => this.#act(`${method} ${rest.join('/')}`, name, body);
    const failure = this.failures.find(({on}) => on.test(`${method} ${path}`));
    const failed = failure ? (this.#failed.get(failure) ?? 0) : 0;
    if (failure && failed < (failure.times ?? Infinity)) {
      this.#failed.set(failure, failed + 1);
      if (failure.isDone) {
        act();
      }
      response.writeHead(failure.status, failure.headers);
      response.end(JSON.stringify({message: failure.message, status: failure.status}));
      return;
    }
    const [status, answer] = act();
    response.writeHead(status);
    response.end(JSON.stringify(answer));
  }

  #act(action: string, name: string, body: unknown): [number, unknown] {
    const index = this.indexes.get(name);
    const missing: [number, unknown] = [
      404,
      {message: `Index ${name} does not exist`, status: 404},
    ];
    const created = (): StoredIndex => {
      const fresh = index ?? newIndex();
      this.indexes.set(name, fresh);
      return fresh;
    };
    switch (action.replace(/task\/\d+/, 'task')) {
      case 'GET settings':
        return index ? [200, index.settings] : missing;
      case 'GET task':
        return [200, {status: 'published', pendingTask: false}];
      case 'PUT settings':
        created().settings = body;
        break;
      case 'POST synonyms/batch':
        created().synonyms = body;
        break;
      case 'POST batch': {
        const {requests} = body as {requests: {body: {objectID: string}}[]};
        requests.forEach((one) => created().objects.set(one.body.objectID, one.body));
        break;
      }
      case 'POST operation': {
        if (!index) {
          return missing;
        }
        const {operation, destination} = body as {operation: string; destination: string};
        if (operation === 'move') {
          this.indexes.set(destination, index);
          this.indexes.delete(name);
        } else {
          this.indexes.set(destination, {...newIndex(), rules: index.rules});
        }
        break;
      }
      case 'DELETE ':
        this.indexes.delete(name);
        break;
      default:
        return [400, {message: `The stand-in does not know ${action}`, status: 400}];
    }
    return [200, {taskID: this.seen.length, objectIDs: []}];
  }
}
