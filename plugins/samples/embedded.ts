import ts from 'typescript';
import type {Sdk} from '../sdk';
import {walk} from './lints/ast';
import type {Sample} from './sample';
import {derivedUnit, type Unit} from './units';

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
  const actions: ts.NoSubstitutionTemplateLiteral[] = [];
  const params = new Set<string>();
  walk(file, (node) => {
    if (ts.isNoSubstitutionTemplateLiteral(node) && USES_ACTION_API.test(node.text)) {
      actions.push(node);
    } else if (
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      node.name.getText() === 'jsParams' &&
      node.initializer &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      node.initializer.properties.forEach(({name}) => {
        if (name && ts.isIdentifier(name)) params.add(name.text);
      });
    }
  });
  const globals = [...params].map((name) => `declare const ${name}: any;`).join(' ');
  return actions.map((node, index) => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart());
    return derivedUnit(
      sdk,
      sample,
      'action',
      `action-${index}.ts`,
      `${globals}\n`,
      node.text,
      line,
    );
  });
}
