import ts from 'typescript';

/** An argument of a call, and the type that the function wants in its place. */
export interface CallArgument {
  argument: ts.Expression;
  wanted: ts.Type;
}

/** The arguments that a call passes to declared parameters. */
export function argumentsOf(call: ts.CallExpression, checker: ts.TypeChecker): CallArgument[] {
  const parameters = checker.getResolvedSignature(call)?.parameters ?? [];
  const last = parameters.length - 1;
  return call.arguments.flatMap((argument, position) => {
    const parameter = parameters[Math.min(position, last)];
    const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, call);
    const isRest = position >= last && type && checker.isArrayType(type);
    const wanted = isRest ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type;
    return wanted ? [{argument, wanted}] : [];
  });
}
