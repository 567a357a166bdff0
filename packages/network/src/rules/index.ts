// Rules of conditions and codes. This folder runs in browsers too: nothing in it imports from Node.
export * from './chains';
export * from './conditions';
export * from './errors';
