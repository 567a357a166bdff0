// Replaces the stock part, which brings Prism's list of languages to every reader.
// Code is highlighted at build time: features/code-blocks.
export default function prismIncludeLanguages(): void {}
