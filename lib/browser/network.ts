/** What has not come after so long counts as stalled. */
export const PATIENCE_MS = 10_000;

/** Whether the host of the site answers. If it does, a file that does not come is gone. */
export async function isNetworkThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal});
    return true;
  } catch {
    return false;
  }
}
