/**
 * Writes the module about the samples of one page, which the page imports, or that of counts.shared.ts about all of them. Waits for the check of the samples, so that
 * the bundler need not. The bundler's cache must not keep it: it would claim what an earlier check found out.
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
