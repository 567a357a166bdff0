export default {
  define: { global: 'globalThis' },
  build: { target: 'es2022', chunkSizeWarningLimit: 8000 },
};
