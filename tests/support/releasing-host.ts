import {createServer, type ServerResponse} from 'node:http';
import {createReadStream} from 'node:fs';
import path from 'node:path';
import {POLICY} from './policy';
import {buildDir} from './site';
import {fileAt, listen, typeOf} from './static-host';

type Answer = (response: ServerResponse) => void;

/** A host whose site, and whose health, a test changes while readers are there. */
export interface ReleasingHost {
  readonly origin: string;
  /** Paths that were asked for, in their order. */
  readonly asked: string[];
  /** The folder of the built site. */
  dir: string;
  /** Answers what the site would; undefined leaves that to the site. */
  instead: (pathname: string) => Answer | undefined;
  close: () => void;
}

/** Serves a built site with the headers that its pages are read under. */
export async function serveReleases(): Promise<ReleasingHost> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url!, 'http://localhost');
    host.asked.push(pathname);
    const answer = host.instead(pathname);
    if (answer) {
      answer(response);
      return;
    }
    const file = fileAt(host.dir, pathname);
    const sent = file ?? path.join(host.dir, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': typeOf(sent),
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    });
    createReadStream(sent).pipe(response);
  });
  const host: ReleasingHost = {
    origin: await listen(server),
    asked: [],
    dir: buildDir,
    instead: () => undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
