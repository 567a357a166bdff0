// Replaces the stock part, which brings Prism's list of languages to every reader.
// Code is highlighted at build time: features/code-blocks/plugin.ts.
export default function prismIncludeLanguages(): void {}
