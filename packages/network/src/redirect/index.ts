// For processes that start programs themselves. Readers' programs load preload.ts.
export * from './addresses';
export * from './local-network';
export * from './redirect';
