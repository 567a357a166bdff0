/** What Node throws for a command line that it does not understand. */
const isMistyped = (error: NodeJS.ErrnoException): boolean =>
  error.code?.startsWith('ERR_PARSE_ARGS') ?? false;

/**
 * Runs a command line, which prints and sets the exit code itself. An error ends it with exit code 1: what the reader
 * can mend with the line that says how, anything else with its stack, which says where it came from.
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
