import ts from 'typescript';
import type {Sdk} from '../../sdk-release/sdk';
import {nodesIn} from '../lints/lint';
import type {Sample} from '../sample';
import {derivedUnit, type Unit} from '../units';

const USES_ACTION_API = /\b(?:Lit\.Actions|LitActions|Lit\.Auth)\b/;

/**
 * Lit Actions that a client sample passes to the nodes as text, prepared for the compiler: templates without
 * substitutions, as others are known only at run time. The keys of `jsParams` are their globals, of any type as they are
 * for `executeJs`.
 */
export function embeddedUnits(sdk: Sdk, sample: Sample): Unit[] {
  const {code, language} = sample.fence;
  if (sample.environment === 'action' || !USES_ACTION_API.test(code)) {
    return [];
  }
  const file = ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.Latest, true);
  const nodes = nodesIn(file);
  const globals = nodes
    .filter((node) => ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node))
    .filter(({name}) => name.getText() === 'jsParams')
    .flatMap(({initializer}) =>
      initializer && ts.isObjectLiteralExpression(initializer) ? initializer.properties : [],
    )
    .flatMap(({name}) => (name && ts.isIdentifier(name) ? name.text : []));
  const preamble = [...new Set(globals)].map((name) => `declare const ${name}: any;`).join(' ');
  const actions = nodes
    .filter(ts.isNoSubstitutionTemplateLiteral)
    .filter(({text}) => USES_ACTION_API.test(text));
  return actions.map((node, index) => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart());
    const name = `action-${index}.ts`;
    return derivedUnit(sdk, sample, 'action', name, `${preamble}\n`, node.text, line);
  });
}
