/** A page that has no counterpart in the version that a reader went to. */
interface Missing {
  /** Its title. */
  title: string;
  /** Where the reader landed instead. */
  landedOn: string;
}

let missing: Missing | undefined;

/** Keeps what the page that a reader lands on has to say. */
export function setMissing(next: Missing | undefined): void {
  missing = next;
}

/** The title of the page that a reader who landed here had in mind. */
export function missingOn(pathname: string): string | undefined {
  return missing?.landedOn === pathname ? missing.title : undefined;
}
