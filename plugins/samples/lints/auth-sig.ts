import ts from 'typescript';
import type {Lint} from './lint';
import {checkShape, partsOf} from './shapes';
import {authSig} from './shapes.json';

/** As many of its parts make an object an AuthSig, one of them misspelt. */
const ENOUGH_PARTS = 3;

/**
 * AuthSigs that a sample puts together, often long before they get to where the SDK's types would
 * check them.
 */
export const checkAuthSigs: Lint = (context) => (node) => {
  if (!ts.isObjectLiteralExpression(node)) {
    return;
  }
  const parts = partsOf(node);
  if (authSig.required.filter((name) => parts.has(name)).length >= ENOUGH_PARTS) {
    checkShape(context, 'auth-sig', node, authSig, 'an AuthSig');
  }
};
