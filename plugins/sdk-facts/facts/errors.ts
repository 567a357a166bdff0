import {SiteError} from '../../shared/site-error';
import type {Release} from '../release';
import {constantsOf} from './constants';
import {described} from './described';
import {ERRORS, type ErrorText} from '../data';

/** An error that the SDK itself makes. */
export interface SdkError extends ErrorText {
  /** What callers read in `errorCode`. */
  name: string;
  /** The code in `LIT_ERROR`, which only a few errors carry in `errorCode`. */
  code: string;
  /** What callers read in `errorKind`. */
  kind: string;
  /** Whether any code of the release throws it. */
  thrown: boolean;
}

/** An error with which nodes refuse a request. */
export interface NodeError extends ErrorText {
  code: string;
  topic: string;
}

/** What callers read in `errorKind`. */
export interface ErrorKind extends ErrorText {
  kind: string;
  /** What callers read in `errorCode` beside it. */
  names: string[];
}

/** The errors of the SDK, in the order of its package. */
export function readSdkErrors(release: Release): SdkError[] {
  return Object.entries(constantsOf(release).LIT_ERROR).map(([key, {name, code, kind}]) => ({
    ...described(ERRORS.sdk, 'errors.json sdk', key),
    name,
    code,
    kind,
    thrown: !described(ERRORS.unused, 'errors.json unused', release.version).includes(key),
  }));
}

/** The kinds of errors, in the order of the SDK's package. */
export function readErrorKinds(release: Release): ErrorKind[] {
  const errors = readSdkErrors(release);
  return Object.values(constantsOf(release).LitErrorKind).map((kind) => ({
    ...described(ERRORS.kinds, 'errors.json kinds', kind),
    kind,
    names: errors.filter((error) => error.kind === kind).map(({name}) => name),
  }));
}

/** The codes of a network's nodes, by topic. */
export function readNodeErrors(network: string): NodeError[] {
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
