import {SiteError} from '../../lib/node/site-error';

/**
 * Runs a check of the build.
 *
 * @returns the lines of the SiteError it throws; none if all is well
 */
export async function problemsOf(check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof SiteError) {
      return error.message.split('\n');
    }
    throw error;
  }
}
