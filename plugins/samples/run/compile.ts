import ts from 'typescript';
import type {PlannedFile, RunPlan} from './plan';

/** A file that Node can run. */
export interface RunnableFile {
  name: string;
  code: string;
  /** Leads from the code to the lines of the plan's file, as JSON; undefined where they are the same. */
  sourceMap?: string | undefined;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
};

const runnableName = (name: string, kind: RunPlan['kind']): string =>
  name.replace(/\.\w+$/, kind === 'module' ? '.mjs' : '.cjs');

const isString = (node: ts.Node | undefined): node is ts.StringLiteral =>
  node !== undefined && ts.isStringLiteral(node);

/** Replaces what a file's relative imports name by the files that they mean. */
function renameImports(imports: PlannedFile['imports']): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const {factory} = context;
    const renamed = (node: ts.StringLiteral): ts.StringLiteral => {
      const name = imports[node.text];
      return name === undefined
        ? node
        : factory.createStringLiteral(`./${runnableName(name, 'module')}`);
    };
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isImportDeclaration(node) && isString(node.moduleSpecifier)) {
        return factory.updateImportDeclaration(
          node,
          node.modifiers,
          node.importClause,
          renamed(node.moduleSpecifier),
          node.attributes,
        );
      }
      if (ts.isExportDeclaration(node) && isString(node.moduleSpecifier)) {
        return factory.updateExportDeclaration(
          node,
          node.modifiers,
          node.isTypeOnly,
          node.exportClause,
          renamed(node.moduleSpecifier),
          node.attributes,
        );
      }
      const [argument] = ts.isCallExpression(node) ? node.arguments : [];
      if (
        ts.isCallExpression(node) &&
        node.expression.kind === ts.SyntaxKind.ImportKeyword &&
        isString(argument)
      ) {
        return factory.updateCallExpression(node, node.expression, undefined, [renamed(argument)]);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

/** Turns the files of a plan into files that Node runs as they are. */
export function compilePlan({kind, files}: RunPlan): RunnableFile[] {
  return files.map(({name, text, imports}) => {
    if (kind === 'commonjs') {
      return {name: runnableName(name, kind), code: text};
    }
    const options: ts.CompilerOptions =
      kind === 'action'
        ? {...OPTIONS, module: ts.ModuleKind.None, removeComments: false}
        : {...OPTIONS, module: ts.ModuleKind.ESNext, sourceMap: true};
    const {outputText, sourceMapText} = ts.transpileModule(text, {
      fileName: name,
      compilerOptions: options,
      transformers: {before: [renameImports(imports)]},
    });
    return {name: runnableName(name, kind), code: outputText, sourceMap: sourceMapText};
  });
}
