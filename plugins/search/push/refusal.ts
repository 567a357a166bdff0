import {SiteError} from '../../shared/site-error';
import type {PushTarget} from './environment';

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** An error of the service's library with the answers to all of its attempts; the library exports no class for it. */
interface FailedRequest {
  readonly stackTrace?: readonly {readonly response: {readonly status: number}}[];
}

/**
 * Whether the service says that it has not done what it was asked, to every attempt: one whose answer was lost or broken
 * may have been carried out, and then the next one is refused.
 */
export function isRefused(error: unknown): boolean {
  const attempts = (error as FailedRequest | undefined)?.stackTrace ?? [];
  return (
    attempts.length > 0 &&
    attempts.every(({response}) => response.status >= 400 && response.status < 500)
  );
}

/** Says in one line what an operator can do about a push that failed and left the index as it was. */
export function explainRefusal(error: unknown, {appId, index}: PushTarget): SiteError {
  if (error instanceof SiteError) {
    return error;
  }
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  const kept = `"${index}" is as it was`;
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return new SiteError(
      'ALGOLIA_WRITE_KEY',
      `the service refuses it (${message}); it must belong to application ${appId} and have the rights addObject, deleteIndex, editSettings and settings on "${index}" and "${index}_tmp_*"; ${kept}`,
    );
  }
  if (status === 429) {
    return new SiteError(index, `the service takes no more for now (${message}); ${kept}`);
  }
  if (error instanceof Error && error.name === 'RetryError') {
    return new SiteError(
      'ALGOLIA_APP_ID',
      `no server of application ${appId} answers; is it right, and is there a network? ${kept}`,
    );
  }
  return new SiteError(index, `${message}; ${kept}`);
}
