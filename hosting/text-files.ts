import {identity} from '../site/identity';
import type {ServerFile} from './site';

/**
 * What programs look for at fixed places. Both belong to an origin, so below a path of it they are for its owner to copy.
 *
 * @param home address of the site
 */
export function textFiles(home: URL): ServerFile[] {
  // A year ahead at most, and the same for all builds of a year.
  const expires = `${new Date().getUTCFullYear() + 1}-12-31T00:00:00Z`;
  return [
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', home).href}\n`],
    [
      '.well-known/security.txt',
      [
        `Contact: ${identity.docsRepository}/security/advisories/new`,
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        `Canonical: ${new URL('.well-known/security.txt', home).href}`,
        '',
      ].join('\n'),
    ],
  ];
}
