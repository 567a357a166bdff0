import {
  ERROR_KINDS,
  NODE_ERRORS_OF,
  SDK_ERRORS,
  UNUSED_SDK_ERRORS,
  type ErrorText,
} from '../error-texts';
import type {Release} from '../release';
import {constantsOf} from './constants';
import {described} from './described';

const FILE = 'plugins/sdk-facts/error-texts.ts';

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
    ...described(SDK_ERRORS, 'SDK_ERRORS', key, FILE),
    name,
    code,
    kind,
    thrown: !UNUSED_SDK_ERRORS[release.version].includes(key),
  }));
}

/** The kinds of errors, in the order of the SDK's package. */
export function readErrorKinds(release: Release): ErrorKind[] {
  const errors = readSdkErrors(release);
  return Object.values(constantsOf(release).LitErrorKind).map((kind) => ({
    ...described(ERROR_KINDS, 'ERROR_KINDS', kind, FILE),
    kind,
    names: errors.filter((error) => error.kind === kind).map(({name}) => name),
  }));
}

/** The codes of a network's nodes, by topic. */
export function readNodeErrors(network: string): NodeError[] {
  const topics = described(NODE_ERRORS_OF, 'NODE_ERRORS_OF', network, FILE);
  return Object.entries(topics).flatMap(([topic, codes]) =>
    Object.entries(codes).map(([code, text]) => ({...text, code, topic})),
  );
}
