/**
 * The place in this site that an address in the hosted index leads to, so that it opens in place, whatever origin it was
 * pushed with. The base URL it was pushed with must be the site's own, or `/`: any other one stays part of the path.
 *
 * @param url absolute, as it was pushed
 * @param baseUrl the site's base URL, with a slash at both ends
 * @returns path with base URL, query and anchor
 * @throws TypeError if it is no address of a web page
 */
export function sitePath(url: string, baseUrl: string): string {
  const {protocol, pathname, search, hash} = new URL(url);
  if (!/^https?:$/.test(protocol)) {
    throw new TypeError(`${url} is no web page`);
  }
  // Two slashes at the start would lead to another host.
  const path = pathname.replace(/^\/+/, '/');
  const isBelowBase = `${path}/`.startsWith(baseUrl);
  return (isBelowBase ? path : baseUrl + path.slice(1)) + search + hash;
}
