/**
 * An error that a writer or operator can mend.
 *
 * @param place the file, variable or route that is wrong
 * @param problem what is wrong there, and how to fix it
 */
export class SiteError extends Error {
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.name = 'SiteError';
    // Docusaurus prints the stack; here it would only hide the message.
    this.stack = this.message;
  }
}

/**
 * Reads something while the configuration is loaded. Docusaurus prints what is thrown there under
 * a stack of its own; a SiteError is for the operator, who gets its one line alone.
 */
export function exitOnSiteError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof SiteError) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}
