export default {
  vite: {
    define: { global: 'globalThis' }, // the SDK reads Node's global
  },
};
