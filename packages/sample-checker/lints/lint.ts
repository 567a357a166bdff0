import ts from 'typescript';
import type {Sdk} from '../../sdk-release/sdk';
import type {Environment} from '../sample';

/** The input of a lint, and its way to report. */
export interface LintContext {
  file: ts.SourceFile;
  checker: ts.TypeChecker;
  sdk: Sdk;
  environment: Environment;
  /**
   * @param rule what `// @errors:` in a sample calls this kind of error
   * @param message what is wrong and how to mend it
   */
  report: (node: ts.Node, rule: string, message: string) => void;
}

/**
 * Finds what the SDK's types let through.
 *
 * @returns what is called with every node of the file; undefined where there is nothing to find
 */
export type Lint = (context: LintContext) => ((node: ts.Node) => void) | undefined;

/** Every node of a file, each before what is in it. */
export function nodesIn(file: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const step = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, step);
  };
  step(file);
  return nodes;
}
