import type {ToLocal} from './addresses';

/**
 * Leads requests by `fetch` to where `local` says.
 *
 * @param base of relative addresses, in a page
 */
export function redirectFetch(local: ToLocal, base?: () => string): void {
  const {fetch} = globalThis;
  globalThis.fetch = (resource, init) => {
    const isRequest = resource instanceof Request;
    const target = local(new URL(isRequest ? resource.url : resource, base?.()));
    if (!target) return fetch(resource, init);
    return fetch(isRequest ? new Request(target, resource) : target, init);
  };
}
