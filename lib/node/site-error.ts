import type * as z from 'zod';
import {placeOf} from './place';

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
 * Reads something while the configuration is loaded. Docusaurus prints errors from there under a stack of its own; of a
 * SiteError, which is for the operator, this prints only the message.
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

/** A mistake on a line of a page, and how to fix it. */
export interface LineProblem {
  /** 1-based. */
  line: number;
  message: string;
}

/**
 * @param file absolute path of the page
 * @throws SiteError with a line for each problem, if there are any
 */
export function throwProblems(file: string, problems: readonly LineProblem[]): void {
  const [first, ...others] = problems;
  if (first) {
    const lines = others.map(({line, message}) => `${placeOf(file, line)}: ${message}`);
    throw new SiteError(placeOf(file, first.line), [first.message, ...lines].join('\n'));
  }
}

/**
 * Lists the mistakes of data, as `field: message`. An unknown name comes with the known ones.
 *
 * @param schema whose fields are known
 */
export const issuesOf = ({issues}: z.ZodError, {shape}: {shape: z.ZodRawShape}): string[] =>
  issues.map(({code, path, message}) => {
    if (code === 'unrecognized_keys') {
      return `${message}; known are ${Object.keys(shape).join(', ')}`;
    }
    return `${path.join('.')}: ${message.endsWith('received undefined') ? 'is missing' : message}`;
  });

/** Recognises Node's errors about a command line that it does not understand. */
const isMistyped = (error: NodeJS.ErrnoException): boolean =>
  error.code?.startsWith('ERR_PARSE_ARGS') ?? false;

/**
 * Runs a command line, which prints and sets the exit code itself. An error ends it with exit code 1: a SiteError prints
 * its message, any other its stack.
 */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (thrown) {
    const error = thrown as Error;
    // The stack of a SiteError is its line.
    console.error(isMistyped(error) ? error.message : (error.stack ?? thrown));
    process.exitCode = 1;
  }
}
