import { svelte } from '@sveltejs/vite-plugin-svelte';

export default {
  plugins: [svelte()],
  define: { global: 'globalThis' }, // the SDK reads Node's global
  build: { target: 'es2022' }, // allows await at the top of a module
};
