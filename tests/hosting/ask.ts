import {request as askHttp, type IncomingHttpHeaders, type RequestOptions} from 'node:http';
import {request as askHttps} from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a server for a path exactly as it is written, which browsers and `fetch` would tidy up.
 *
 * @param origin such as `https://localhost:4181`
 */
export function ask(origin: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const request = origin.startsWith('https:') ? askHttps : askHttp;
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request(
      {hostname, port, path, agent: false, rejectUnauthorized: false, ...options} as RequestOptions,
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}
