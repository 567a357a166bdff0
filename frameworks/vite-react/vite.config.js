import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  define: { global: 'globalThis' }, // the SDK reads Node's global
  build: { target: 'es2022' }, // allows await at the top of a module
};
