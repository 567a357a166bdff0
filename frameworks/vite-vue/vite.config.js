import vue from '@vitejs/plugin-vue';

export default {
  plugins: [vue()],
  define: { global: 'globalThis' }, // the SDK reads Node's global
  build: { target: 'es2022' }, // allows await at the top of a module
};
