export {readOrSay} from '../json';
export type {Finding, Report} from '../report';
export {default as PROOF_EXAMPLE} from './example.json';
export {inspectProof, type ProofPart} from './inspect';
