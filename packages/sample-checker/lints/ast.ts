import ts from 'typescript';

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
