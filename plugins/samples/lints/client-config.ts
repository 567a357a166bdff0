import ts from 'typescript';
import type {Lint} from './lint';

/**
 * The options of the Lit node clients. Their constructors take `any`, while the instance says in
 * `config` what the options are.
 */
export const checkClientConfig: Lint =
  ({file, checker, report}) =>
  (node) => {
    if (!ts.isNewExpression(node)) {
      return;
    }
    const [argument] = node.arguments ?? [];
    const [parameter] = checker.getResolvedSignature(node)?.parameters ?? [];
    const config = checker.getTypeAtLocation(node).getProperty('config');
    if (!argument || !ts.isObjectLiteralExpression(argument) || !parameter || !config) {
      return;
    }
    const takesAnything =
      (checker.getTypeOfSymbolAtLocation(parameter, node).flags & ts.TypeFlags.Any) !== 0;
    if (!takesAnything) {
      return;
    }
    const options = checker.getTypeOfSymbolAtLocation(config, node);
    for (const property of argument.properties) {
      const name = property.name?.getText(file) ?? '';
      const option = options.getProperty(name);
      if (property.name && !option) {
        const known = options.getProperties().map((each) => each.name);
        report(
          property,
          'unknown-option',
          `"${name}" is no option of the client; there are ${known.join(', ')}`,
        );
      } else if (option && ts.isPropertyAssignment(property) && name !== 'litNetwork') {
        const given = checker.getBaseTypeOfLiteralType(
          checker.getTypeAtLocation(property.initializer),
        );
        const wanted = checker.getTypeOfSymbolAtLocation(option, node);
        if (!checker.isTypeAssignableTo(given, wanted)) {
          report(
            property,
            'wrong-option',
            `"${name}" of the client is ${checker.typeToString(wanted)}, not ${checker.typeToString(given)}`,
          );
        }
      }
    }
  };
