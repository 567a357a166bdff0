export default {
  browserNodeBuiltinsPolyfill: {
    modules: { buffer: true, crypto: 'empty', events: true },
    globals: { Buffer: true, global: true },
  },
};
