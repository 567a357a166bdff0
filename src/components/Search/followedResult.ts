/** What the browser's history keeps beside the address of a page that was opened as a result. */
export const FOLLOWED_RESULT = {isFollowedResult: true} as const;

/**
 * Whether the state of an address in the browser's history says that a result led there.
 *
 * @param state anything; other parts of the site, and other sites, leave theirs
 */
export function isFollowedResult(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFollowedResult' in state;
}
