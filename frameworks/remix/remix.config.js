export default {
  browserNodeBuiltinsPolyfill: {
    modules: { buffer: true, crypto: 'empty', events: true, util: true },
    globals: { Buffer: true, global: true },
  },
};
