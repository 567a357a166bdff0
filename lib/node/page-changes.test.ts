import {expect, it} from 'vitest';
import {withAssetHashes, withoutAssetHashes} from './page-changes';

const PAGE = `<link href=/assets/css/styles.f151e298.css><script src=/assets/js/runtime~main.a99f385e.js></script>
  <img src=/assets/images/ring-deadbeef.png> deadbeef`;

it('takes the hashes of scripts and styles out, and puts them back', () => {
  const plain = withoutAssetHashes(PAGE);
  expect(plain).toContain('/assets/css/styles.00000000.css');
  expect(plain).toContain('main.00000000.js');
  expect(plain).toContain('ring-deadbeef.png> deadbeef');
  expect(withAssetHashes(plain, PAGE)).toBe(PAGE);
});

it('refuses a page that has lost an asset', () => {
  expect(() => withAssetHashes('<p>', PAGE)).toThrow('named 2 assets');
});
