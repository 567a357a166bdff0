/**
 * Runs a command line, which prints and sets the exit code itself. An error ends it with the line that says what to do
 * about it, and with exit code 1.
 */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
