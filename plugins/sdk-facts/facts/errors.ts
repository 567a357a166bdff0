import {SiteError} from '../../shared/site-error';
import type {Release} from '../release';
import {constantsOf} from './constants';
import {described} from './described';
import {ERRORS} from '../data';

/**
 * The errors that the SDK itself makes, in the order of its package: `name` is what callers read in `errorCode`, `code`
 * the one in `LIT_ERROR`, which only a few errors carry there.
 */
export function readSdkErrors(release: Release) {
  return Object.entries(constantsOf(release).LIT_ERROR).map(([key, {name, code, kind}]) => ({
    ...described(ERRORS.sdk, 'errors.json sdk', key),
    name,
    code,
    kind,
    thrown: !described(ERRORS.unused, 'errors.json unused', release.version).includes(key),
  }));
}

/** What callers read in `errorKind`, in the order of the SDK's package, with each `errorCode` beside it. */
export function readErrorKinds(release: Release) {
  const errors = readSdkErrors(release);
  return Object.values(constantsOf(release).LitErrorKind).map((kind) => ({
    ...described(ERRORS.kinds, 'errors.json kinds', kind),
    kind,
    names: errors.filter((error) => error.kind === kind).map(({name}) => name),
  }));
}

/** The codes with which a network's nodes refuse requests, by topic. */
export function readNodeErrors(network: string) {
  const topics = ERRORS.nodes.find(({networks}) => networks.includes(network))?.topics;
  if (!topics) {
    throw new SiteError(
      'plugins/sdk-facts/data/errors.json',
      `nodes: no codes of ${network}; add them`,
    );
  }
  return Object.entries(topics).flatMap(([topic, codes]) =>
    Object.entries(codes).map(([code, text]) => ({...text, code, topic})),
  );
}
