import ts from 'typescript';

/** Visits every node of a file. */
export function walk(file: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(file);
}

/** The strings that a type is made of; undefined when it allows any other value. */
export function literalValues(type: ts.Type): string[] | undefined {
  const members = type.isUnion() ? type.types : [type];
  const values = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  return values.length === members.length ? values : undefined;
}

/** Whether a string names a module: in an import, an export, `import()` or `require()`. */
export function isModuleSpecifier(node: ts.StringLiteral): boolean {
  const {parent} = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) &&
      (parent.expression.kind === ts.SyntaxKind.ImportKeyword ||
        (ts.isIdentifier(parent.expression) && parent.expression.text === 'require')))
  );
}
