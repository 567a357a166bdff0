import type {ErrorCode} from 'lit-local-network/rules';

/** A mistake in a paste, or something worth a second look. */
export interface Finding {
  /** Such as `Condition 2`; empty where that is plain. */
  place: string;
  text: string;
  /** Nodes or the SDK refuse it; a hint works, but may not do what is meant. */
  isError: boolean;
  /** The code with which the SDK or a node answers. */
  code?: ErrorCode;
}

/** A field of what was pasted, and what it is for. */
export interface Field {
  name: string;
  value: string;
  meaning: string;
}

/** The report on a proof, on one inside it, or on a token. */
export interface Report {
  /** Sentences: what it permits, and until when. */
  says: string[];
  fields: Field[];
  findings: Finding[];
}

/** Collects the findings of a check. */
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
