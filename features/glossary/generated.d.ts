/** The address of the definitions; index.ts makes the file and says how the bundler takes it. */
declare module '@generated/glossary/default/definitions.terms.json' {
  const url: string;
  export default url;
}
