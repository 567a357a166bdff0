import {describe, expect, it} from 'vitest';
import {sitePath} from './response.shared';

describe('sitePath', () => {
  it.each([
    ['https://docs.example.org/v3/usecases#defi', '/', '/v3/usecases#defi'],
    ['https://docs.example.org/docs/v3/usecases?a=b#defi', '/docs/', '/docs/v3/usecases?a=b#defi'],
    ['https://docs.example.org/docs', '/docs/', '/docs'],
    // Pushed with the base URL /.
    ['https://docs.example.org/v3/usecases', '/preview-1/', '/preview-1/v3/usecases'],
    ['https://docs.example.org/docsOfOthers', '/docs/', '/docs/docsOfOthers'],
    // Pushed with another base URL, which nothing tells from the rest of the path.
    ['https://docs.example.org/preview-1/v3/usecases', '/', '/preview-1/v3/usecases'],
    ['https://docs.example.org/preview-1/v3/usecases', '/docs/', '/docs/preview-1/v3/usecases'],
    // Would lead to other hosts.
    ['https://docs.example.org//evil.example/a', '/', '/evil.example/a'],
    ['https://docs.example.org/\\evil.example/a', '/', '/evil.example/a'],
  ])('%s below %s is %s', (url, baseUrl, path) => {
    expect(sitePath(url, baseUrl)).toBe(path);
  });

  it.each(['/v3/usecases', 'javascript:alert(1)', 'data:text/html,a', ''])(
    'refuses "%s"',
    (url) => {
      expect(() => sitePath(url, '/')).toThrow(TypeError);
    },
  );
});
