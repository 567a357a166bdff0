import ts from 'typescript';

/** The names of variables in the outermost scope of a file. */
export function outerVariables(source: ts.SourceFile): ts.Identifier[] {
  const namesIn = (name: ts.BindingName): ts.Identifier[] =>
    ts.isIdentifier(name)
      ? [name]
      : name.elements.flatMap((each) => (ts.isBindingElement(each) ? namesIn(each.name) : []));
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({modifiers}) => !modifiers?.some(({kind}) => kind === ts.SyntaxKind.DeclareKeyword))
    .flatMap(({declarationList}) => declarationList.declarations)
    .flatMap(({name}) => namesIn(name));
}
