/** What is wrong with what was pasted, or worth a second look. */
export interface Finding {
  /** Such as `Condition 2`; empty where that is plain. */
  place: string;
  text: string;
  /** Whether nodes or the SDK refuse it; else it works, and may not do what is meant. */
  isError: boolean;
  /** What the SDK or the nodes answer. */
  code?: string;
}
