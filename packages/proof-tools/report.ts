import type {ErrorCode} from '../network/src/rules';

/** What is wrong with what was pasted, or worth a second look. */
export interface Finding {
  /** Such as `Condition 2`; empty where that is plain. */
  place: string;
  text: string;
  /** Whether nodes or the SDK refuse it; else it works, and may not do what is meant. */
  isError: boolean;
  /** What the SDK or the nodes answer. */
  code?: ErrorCode;
}

/** A field of what was pasted, and what it is for. */
export interface Field {
  name: string;
  value: string;
  meaning: string;
}

/** What there is to say of a proof, of one that is in it, or of a token. */
export interface Report {
  /** What it permits, and until when, in sentences. */
  says: string[];
  fields: Field[];
  findings: Finding[];
}

/** What a check notes of a place. */
export interface Reporter {
  error: (text: string, code?: ErrorCode) => void;
  hint: (text: string) => void;
}

/** Notes findings of a place in a list. */
export const reporterAt = (findings: Finding[], place: string): Reporter => ({
  error: (text, code) => findings.push({place, text, isError: true, code}),
  hint: (text) => findings.push({place, text, isError: false}),
});

/** The findings as readers see them: what is refused comes first. */
export const errorsFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => Number(b.isError) - Number(a.isError));
