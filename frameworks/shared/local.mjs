// Runs the app on a Lit network on this machine: no wallet and no account needed.
// npm run local            with the script "dev"
// npm run local -- start   with another one
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';

const [script = 'dev'] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 3000);
const appPort = port + 1;
const { LIT_LOCAL_NETWORK, LIT_LOCAL_NETWORK_PACKAGE } = process.env;
const { localNetwork, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const start = (command, args, env = process.env) =>
  spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).on(
    'close',
    (code) => process.exit(code ?? 1),
  );

/** Passes requests on to the app, and has its pages load the local network. */
function serve({ control }) {
  const tag = `<script src="${control}/local.js"></script>`;
  const proxy = http.createServer((request, response) => {
    const { method, url: path, headers } = request;
    const options = { host: 'localhost', port: appPort, method, path };
    const passed = http.request(
      { ...options, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        if (!/text\/html/.test(answer.headers['content-type'])) {
          response.writeHead(answer.statusCode, answer.headers);
          answer.pipe(response);
          return;
        }
        const { 'content-length': _, ...rest } = answer.headers;
        const html = Buffer.concat(await answer.toArray()).toString();
        response.writeHead(answer.statusCode, rest);
        response.end(html.replace(/<head[^>]*>/, `$&${tag}`));
      },
    );
    // The browser asks again.
    passed.on('error', () =>
      response.writeHead(502, { refresh: '1' }).end('The app has not started yet.'),
    );
    request.pipe(passed);
  });
  // Development servers tell their pages of changes.
  proxy.on('upgrade', ({ method, url, rawHeaders }, socket) => {
    const headers = rawHeaders.map((each, i) => (i % 2 ? `${each}\r\n` : `${each}: `)).join('');
    const app = net.connect(appPort, 'localhost', () => {
      app.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      app.pipe(socket).pipe(app);
    });
    app.on('error', () => socket.destroy());
    socket.on('error', () => app.destroy());
  });
  proxy.listen(port, () => console.log(`\nOn the local network: http://localhost:${port}/\n`));
}

if (LIT_LOCAL_NETWORK === undefined) {
  const source = LIT_LOCAL_NETWORK_PACKAGE ?? localNetwork.package;
  start('npx', ['--yes', source, 'exec', '--', 'node', 'local.mjs', script]);
} else {
  const env = { ...process.env, PORT: String(appPort) };
  // `remix dev` starts the app on PORT, and asks for a port of its own.
  const asked = scripts[script]?.startsWith('remix dev') ? appPort + 1 : appPort;
  start('npm', ['run', script, '--', '--port', String(asked)], env);
  serve(JSON.parse(LIT_LOCAL_NETWORK));
}
