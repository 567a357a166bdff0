import ts from 'typescript';
import type {RunPlan} from './plan';

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

/** Turns the files of a plan into files that Node runs as they are. */
export function compilePlan({kind, files}: RunPlan): RunnableFile[] {
  return files.map(({name, text}) => {
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
    });
    return {name: runnableName(name, kind), code: outputText, sourceMap: sourceMapText};
  });
}
