import {HOSTED_INDEX} from '../../../site/environment';
import {SiteError} from '../../shared/site-error';

/** Where records are pushed to, and with which right. */
export interface PushTarget {
  readonly appId: string;
  readonly index: string;
  /** A key that may write: a secret, which no build and no page ever holds. */
  readonly writeKey: string;
}

const NAMES = {
  appId: 'ALGOLIA_APP_ID',
  index: 'ALGOLIA_INDEX',
  writeKey: 'ALGOLIA_WRITE_KEY',
} as const;

/**
 * Reads what a push needs of the environment. An empty variable counts as not set.
 *
 * @throws SiteError that names all that is missing, an id or an index that is none, or a key that readers would get to see
 */
export function readPushTarget(variables: NodeJS.ProcessEnv = process.env): PushTarget {
  const read = (name: string): string => variables[name]?.trim() ?? '';
  const missing = Object.values(NAMES).filter((name) => !read(name));
  if (missing.length > 0) {
    throw new SiteError(
      'environment',
      `${missing.join(' and ')} not set; a push needs all of ${Object.values(NAMES).join(', ')}`,
    );
  }
  const writeKey = read(NAMES.writeKey);
  if (writeKey === read('ALGOLIA_API_KEY')) {
    throw new SiteError(
      'environment',
      `ALGOLIA_API_KEY is the same as ${NAMES.writeKey}; every page would show it, use a key that can only search`,
    );
  }
  for (const [name, schema] of Object.entries(HOSTED_INDEX)) {
    const {error} = schema.safeParse(read(name));
    if (error) {
      throw new SiteError('environment', `${name} is "${read(name)}", ${error.issues[0]!.message}`);
    }
  }
  return {appId: read(NAMES.appId), index: read(NAMES.index), writeKey};
}
