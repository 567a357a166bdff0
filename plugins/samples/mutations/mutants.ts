import ts from 'typescript';
import {readPageContent} from '../fences';
import {isScript} from '../languages';
import type {PageFile} from '../pages';
import type {Fence} from '../sample';

/** A page in which one name of one sample is misspelt. */
export interface Mutant {
  page: PageFile;
  /** The page it was made from. */
  original: string;
  /** 1-based line of the name in the page. */
  line: number;
  name: string;
}

/** A misspelling, as an edit of the sample's code. */
interface Edit {
  at: number;
  end: number;
  text: string;
  name: string;
}

/** How a name is misspelt, so that what the sample itself calls it stays the same. */
function misspelt(identifier: ts.Identifier): string | undefined {
  const {parent, text} = identifier;
  const wrong = `${text}x`;
  if (ts.isPropertyAccessExpression(parent) && parent.name === identifier) {
    return wrong;
  }
  if (ts.isPropertyAssignment(parent) && parent.name === identifier) {
    return wrong;
  }
  if (ts.isShorthandPropertyAssignment(parent)) {
    return `${wrong}: ${text}`;
  }
  if (ts.isImportSpecifier(parent) && (parent.propertyName ?? parent.name) === identifier) {
    return parent.propertyName ? wrong : `${wrong} as ${text}`;
  }
  const isPattern = ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent);
  if (isPattern && (parent.propertyName ?? parent.name) === identifier) {
    return parent.propertyName ? wrong : `${wrong}: ${text}`;
  }
  return undefined;
}

function editsOf(code: string): Edit[] {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) ? misspelt(node) : undefined;
    if (text !== undefined) {
      edits.push({at: node.getStart(file), end: node.end, text, name: node.getText(file)});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

function applyTo(page: string, fence: Fence, {at, end, text}: Edit): string {
  const lines = page.split('\n');
  const indent = /^\s*/.exec(lines[fence.line - 1]!)![0];
  const code = `${fence.code.slice(0, at)}${text}${fence.code.slice(end)}`.split('\n');
  return [
    ...lines.slice(0, fence.line),
    ...code.map((line) => indent + line),
    ...lines.slice(fence.line + code.length),
  ].join('\n');
}

/**
 * Every way to misspell one name that a sample takes from elsewhere: members, imports, keys of
 * objects.
 */
export function mutantsOf(page: PageFile): Mutant[] {
  const scripts = readPageContent(page.text).fences.filter(
    ({language, meta}) => isScript(language) && !meta.includes('unchecked='),
  );
  return scripts.flatMap((fence) =>
    editsOf(fence.code).map((edit) => ({
      page: {
        ...page,
        path: `${page.path}.${fence.line}.${edit.at}.mdx`,
        text: applyTo(page.text, fence, edit),
      },
      original: page.path,
      line: fence.line + fence.code.slice(0, edit.at).split('\n').length,
      name: edit.name,
    })),
  );
}
