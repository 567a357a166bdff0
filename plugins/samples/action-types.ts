import path from 'node:path';

/** Declarations of the globals of Lit Actions: readers can download them, too. */
export const ACTION_TYPES = path.join(__dirname, '..', '..', 'static', 'types');
