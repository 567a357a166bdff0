import {readFileSync} from 'node:fs';
import {fileAt, serve, type Host} from '../support/host';
import {buildDir} from '../support/site';

/** Runs in each page before all else: WebDriver does not tell what goes wrong there. */
function collectProblems(): void {
  const problems: string[] = [];
  Object.assign(window, {problems});
  window.addEventListener(
    'error',
    (event) => problems.push(event.message || `not loaded: ${(event.target as Element).outerHTML}`),
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => problems.push(String(reason)));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => problems.push(`${level}: ${args.join(' ')}`);
  }
}

/** Serves the built site, and in each page what notes its problems. */
export async function serveSite(): Promise<Host> {
  const script = `<script>(${collectProblems.toString()})()</script>`;
  // Firefox takes the prefetching of what it may not keep for a failure.
  const host = await serve(buildDir, {'cache-control': 'max-age=3600'});
  host.instead = (pathname) => {
    const file = fileAt(buildDir, pathname) ?? fileAt(buildDir, '/404.html')!;
    return file.endsWith('.html')
      ? (response) => {
          response.statusCode = file.endsWith('404.html') ? 404 : 200;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(readFileSync(file, 'utf8').replace('<head>', `$&${script}`));
        }
      : undefined;
  };
  return host;
}
