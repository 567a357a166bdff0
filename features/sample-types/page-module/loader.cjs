/**
 * Writes the module about the samples of one page, which the page imports, or that of counts.shared.ts about all of
 * them. It waits for the check, and is not cached: the bundler would bring back results of an earlier one.
 *
 * @this {{cacheable(flag: boolean): void, async(): (error: Error | null, source?: string) => void, resourceQuery: string, emitFile(file: string, text: string): void, getOptions(): {moduleOf: (page: string, emit: (file: string, text: string) => void) => Promise<string>}}}
 */
module.exports = function pageModuleLoader() {
  this.cacheable(false);
  const done = this.async();
  const page = decodeURIComponent(this.resourceQuery.slice(1));
  this.getOptions()
    .moduleOf(page, (file, text) => this.emitFile(file, text))
    .then((source) => done(null, source), done);
};
