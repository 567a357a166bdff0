import ts from 'typescript';
import {argumentsOf} from './call-arguments';
import type {Lint} from './lint';

/** What a request calls its conditions, by the family of chains that they are about. */
const CONDITION_FAMILIES = [
  'accessControlConditions',
  'evmContractConditions',
  'solRpcConditions',
  'unifiedAccessControlConditions',
];

/**
 * Requests to encrypt, decrypt or sign that carry no conditions: their types make every family
 * optional.
 */
export const checkRequests: Lint = ({checker, report}) => {
  const hasAll = (type: ts.Type): boolean =>
    CONDITION_FAMILIES.every((name) => type.getProperty(name));
  const hasOne = (type: ts.Type): boolean =>
    CONDITION_FAMILIES.some((name) => type.getProperty(name));

  return (node) => {
    if (!ts.isCallExpression(node)) {
      return;
    }
    for (const {argument, wanted} of argumentsOf(node, checker)) {
      const given = checker.getTypeAtLocation(argument);
      const isKnown = (given.flags & ts.TypeFlags.Any) === 0;
      if (isKnown && hasAll(wanted) && !hasOne(given)) {
        report(
          argument,
          'conditions',
          `the request has no conditions; give it one of ${CONDITION_FAMILIES.join(', ')}`,
        );
      }
    }
  };
};
