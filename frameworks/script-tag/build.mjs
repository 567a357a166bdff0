import { build } from 'esbuild';

await build({
  entryPoints: ['lit.js'],
  outfile: 'lit-bundle.js',
  bundle: true,
  minify: true,
  globalName: 'lit', // what the page calls it
  define: { global: 'globalThis' }, // the SDK reads Node's global
  external: ['crypto', 'node:buffer'], // the SDK uses the browser's own
});
