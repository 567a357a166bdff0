import type {Release} from '../release';
import {NODE_ERRORS_OF, SDK_ERROR_MEANINGS, UNUSED_SDK_ERRORS} from '../unpublished';
import {constantsOf} from './constants';
import {described} from './described';

/** An error that the SDK itself makes. */
export interface SdkError {
  /** What callers read in `errorCode`. */
  name: string;
  /** The code in `LIT_ERROR`, which only a few errors carry in `errorCode`. */
  code: string;
  /** What callers read in `errorKind`. */
  kind: string;
  meaning: string;
  /** Whether any code of the release throws it. */
  thrown: boolean;
}

/** An error with which nodes refuse a request. */
export interface NodeError {
  code: string;
  topic: string;
  meaning: string;
}

/** The errors of the SDK, in the order of its package. */
export function readSdkErrors(release: Release): SdkError[] {
  return Object.entries(constantsOf(release).LIT_ERROR).map(([key, {name, code, kind}]) => ({
    name,
    code,
    kind,
    meaning: described(SDK_ERROR_MEANINGS, 'SDK_ERROR_MEANINGS', key),
    thrown: !UNUSED_SDK_ERRORS[release.version].includes(key),
  }));
}

/** The codes of a network's nodes, by topic. */
export function readNodeErrors(network: string): NodeError[] {
  const {topics} = described(NODE_ERRORS_OF, 'NODE_ERRORS_OF', network);
  return Object.entries(topics).flatMap(([topic, codes]) =>
    Object.entries(codes).map(([code, meaning]) => ({code, topic, meaning})),
  );
}
