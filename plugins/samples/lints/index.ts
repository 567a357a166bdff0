import {checkActionScript} from './action-script';
import {checkShapes} from './shapes';
import {checkContractMembers} from './contract-members';
import {checkEnvironment} from './environment';
import {checkImports} from './imports';
import {checkMissingAwait} from './missing-await';
import {checkNames} from './names';
import {checkNearMisses} from './near-misses';
import {checkRequests} from './requests';
import {checkUntyped} from './untyped';
import {walk} from './ast';
import type {Lint, LintContext} from './lint';

/** What is checked in every script sample beside its types. */
const LINTS: readonly Lint[] = [
  checkImports,
  checkEnvironment,
  checkActionScript,
  checkNames,
  checkShapes,
  checkRequests,
  checkNearMisses,
  checkContractMembers,
  checkMissingAwait,
  checkUntyped,
];

/** Looks at every node of a file once, with all lints. */
export function lint(context: LintContext): void {
  const visitors = LINTS.flatMap((each) => each(context) ?? []);
  walk(context.file, (node) => visitors.forEach((visit) => visit(node)));
}
