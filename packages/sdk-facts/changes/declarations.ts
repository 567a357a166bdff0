import ts from 'typescript';

/** A declaration that apps can use, or a member of one. */
export interface ApiEntry {
  /** `decryptToString`, `LitContracts.connect`. */
  name: string;
  /** The declaration on one line, without comments. */
  signature: string;
  /** Members of an interface, an enum or an object type, by name: what changes is told by these. */
  members?: ReadonlyMap<string, string>;
}

type Member = ts.ClassElement | ts.TypeElement;

const printer = ts.createPrinter({removeComments: true});

/** A declaration as one line, without the paths of packages that the compiler wrote into it. */
function textOf(node: ts.Node): string {
  return (
    printer
      .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
      .replace(/import\("[^"]*"\)\./g, '')
      // What may be left out may be undefined.
      .replace(/(\?: [^;,(){}]+?) \| undefined\b/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/;\s*}/g, '; }')
      .replace(/;$/, '')
      .trim()
  );
}

const typeTextOf = (type: ts.TypeNode | undefined): string => (type ? textOf(type) : 'any');

const isHidden = (member: Member): boolean =>
  !member.name ||
  /^[#_]/.test(member.name.getText()) ||
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.NonPublicAccessibilityModifier) !== 0;

/** How a function takes its parameter apart is its own affair: what callers pass is one object. */
const parametersOf = ({parameters}: ts.SignatureDeclarationBase): string =>
  `(${parameters.map((each) => textOf(each).replace(/^\{.*?\}/, 'params')).join(', ')})`;

/** `decryptToString(params: DecryptRequest, client: ILitNodeClient): Promise<string>` */
function callText(name: string, signature: ts.SignatureDeclarationBase): string {
  const generic = signature.typeParameters?.map(textOf).join(', ');
  return `${name}${generic ? `<${generic}>` : ''}${parametersOf(signature)}: ${typeTextOf(signature.type)}`;
}

/** Whether an object only groups others: its members are worth an entry each. */
const groupsFunctions = (type: ts.TypeNode | undefined): type is ts.TypeLiteralNode =>
  type !== undefined &&
  ts.isTypeLiteralNode(type) &&
  type.members.some(
    (member) =>
      ts.isMethodSignature(member) ||
      (ts.isPropertySignature(member) &&
        member.type !== undefined &&
        (ts.isFunctionTypeNode(member.type) || groupsFunctions(member.type))),
  );

const membersOf = (elements: readonly (ts.Node & {name?: ts.Node})[]): Map<string, string> =>
  new Map(elements.map((element) => [element.name?.getText() ?? textOf(element), textOf(element)]));

/** A member of a class or of an object that apps call: the functions in it are entries of their own. */
function memberEntries(owner: string, member: Member): ApiEntry[] {
  if (ts.isConstructorDeclaration(member)) {
    return [{name: `${owner}.constructor`, signature: `new ${owner}${parametersOf(member)}`}];
  }
  if (isHidden(member)) {
    return [];
  }
  const short = member.name!.getText();
  const name = `${owner}.${short}`;
  if (ts.isMethodDeclaration(member) || ts.isMethodSignature(member)) {
    return [{name, signature: callText(short, member)}];
  }
  const type =
    ts.isPropertyDeclaration(member) || ts.isPropertySignature(member) ? member.type : undefined;
  if (type && ts.isFunctionTypeNode(type)) {
    return [{name, signature: callText(short, type)}];
  }
  if (groupsFunctions(type)) {
    return type.members.flatMap((inner) => memberEntries(name, inner));
  }
  const isEmpty = type && ts.isTypeLiteralNode(type) && type.members.length === 0;
  const signature = textOf(member).replace(/^(?:static |readonly |abstract )+/, '');
  return isEmpty ? [] : [{name, signature}];
}

/**
 * Takes a declaration of a package apart: functions, types and values are one entry, classes and objects that group
 * functions have one for each member that is not hidden.
 *
 * @param name what apps import it by
 */
export function entriesOf(name: string, node: ts.Declaration): ApiEntry[] {
  const type =
    ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.type : undefined;
  const members = type && ts.isTypeLiteralNode(type) && {members: membersOf(type.members)};
  if (ts.isFunctionDeclaration(node)) {
    return [{name, signature: callText(name, node)}];
  }
  if (ts.isVariableDeclaration(node)) {
    return type && ts.isFunctionTypeNode(type)
      ? [{name, signature: callText(name, type)}]
      : [{name, signature: `const ${name}: ${typeTextOf(type)}`, ...members}];
  }
  if (ts.isClassDeclaration(node)) {
    const heritage = (node.heritageClauses ?? []).map(textOf).join(' ');
    return [
      {name, signature: `class ${name} ${heritage}`.trim()},
      ...node.members.flatMap((member) => memberEntries(name, member)),
    ];
  }
  const signature = textOf(node).replace(/^export (?:declare )?/, '');
  if (ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) {
    const heritage = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
    return [{name, signature, members: membersOf([...heritage, ...node.members])}];
  }
  return ts.isTypeAliasDeclaration(node) ? [{name, signature, ...members}] : [];
}
