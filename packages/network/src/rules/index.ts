// What runs everywhere, browsers included: nothing here imports from Node.
export * from './chains';
export * from './conditions';
export * from './errors';
export * from './proof-checks';
