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
