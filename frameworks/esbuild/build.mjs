import { build } from 'esbuild';

await build({
  entryPoints: ['main.js'],
  outdir: 'dist',
  bundle: true,
  minify: true,
  format: 'esm',
  splitting: true, // loads the SDK on demand
  define: { global: 'globalThis' }, // the SDK reads Node's global
  external: ['crypto', 'node:buffer'], // the SDK uses the browser's own
});
