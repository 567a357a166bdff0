import {checkArguments} from './arguments';
import {checkShapes} from './shapes';
import {checkContractMembers} from './contract-members';
import {checkEnvironment} from './environment';
import {checkHazards} from './hazards';
import {checkMissingAwait} from './missing-await';
import {checkModules} from './modules';
import {checkNames} from './names';
import {checkUntyped} from './untyped';
import {nodesIn, type Lint, type LintContext} from './lint';

/** The checks of every script sample beside its types. */
const LINTS: readonly Lint[] = [
  checkModules,
  checkEnvironment,
  checkNames,
  checkShapes,
  checkArguments,
  checkContractMembers,
  checkMissingAwait,
  checkUntyped,
  checkHazards,
];

/** Looks at every node of a file once, with all lints. */
export function lint(context: LintContext): void {
  const visitors = LINTS.flatMap((each) => each(context) ?? []);
  nodesIn(context.file).forEach((node) => visitors.forEach((visit) => visit(node)));
}
