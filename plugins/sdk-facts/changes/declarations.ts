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

function isHidden(member: ts.ClassElement | ts.TypeElement): boolean {
  const name = member.name;
  return (
    !name ||
    ts.isPrivateIdentifier(name) ||
    name.getText().startsWith('_') ||
    (ts.canHaveModifiers(member) &&
      (ts.getModifiers(member) ?? []).some(
        ({kind}) =>
          kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
      ))
  );
}

/** How a function takes its parameter apart is its own affair: what callers pass is one object. */
function parameterText(parameter: ts.ParameterDeclaration): string {
  return ts.isObjectBindingPattern(parameter.name)
    ? textOf(parameter).replace(/^\{.*?\}/, 'params')
    : textOf(parameter);
}

const parametersOf = ({parameters}: ts.SignatureDeclarationBase): string =>
  `(${parameters.map(parameterText).join(', ')})`;

const typeParametersOf = ({typeParameters}: ts.SignatureDeclarationBase): string =>
  typeParameters ? `<${typeParameters.map(textOf).join(', ')}>` : '';

/** `decryptToString(params: DecryptRequest, client: ILitNodeClient): Promise<string>` */
const callText = (name: string, signature: ts.SignatureDeclarationBase): string =>
  `${name}${typeParametersOf(signature)}${parametersOf(signature)}: ${typeTextOf(signature.type)}`;

/** `name: type` of a member that is not called. */
const memberText = (member: ts.TypeElement | ts.ClassElement): string =>
  textOf(member).replace(/^(?:static |readonly |abstract )+/, '');

/** A declaration without the words that only say that it is one. */
const declarationText = (node: ts.Node): string =>
  textOf(node).replace(/^export (?:declare )?/, '');

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

type Emit = (entry: ApiEntry) => void;

const membersOf = (elements: readonly (ts.Node & {name?: ts.Node})[]): Map<string, string> =>
  new Map(elements.map((element) => [element.name?.getText() ?? textOf(element), textOf(element)]));

/** A member of a class or of an object that apps call: the functions in it are entries of their own. */
function emitMember(owner: string, member: ts.ClassElement | ts.TypeElement, emit: Emit): void {
  if (isHidden(member)) {
    return;
  }
  const short = member.name!.getText();
  const name = `${owner}.${short}`;
  if (ts.isMethodDeclaration(member) || ts.isMethodSignature(member)) {
    emit({name, signature: callText(short, member)});
    return;
  }
  const type =
    ts.isPropertyDeclaration(member) || ts.isPropertySignature(member) ? member.type : undefined;
  if (type && ts.isFunctionTypeNode(type)) {
    emit({name, signature: callText(short, type)});
  } else if (groupsFunctions(type)) {
    type.members.forEach((inner) => emitMember(name, inner, emit));
  } else if (!(type && ts.isTypeLiteralNode(type) && type.members.length === 0)) {
    emit({name, signature: memberText(member)});
  }
}

function emitClass(name: string, node: ts.ClassDeclaration, emit: Emit): void {
  const heritage = (node.heritageClauses ?? []).map(textOf).join(' ');
  emit({name, signature: `class ${name} ${heritage}`.trim()});
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) {
      emit({name: `${name}.constructor`, signature: `new ${name}${parametersOf(member)}`});
    } else {
      emitMember(name, member, emit);
    }
  }
}

function emitVariable(name: string, node: ts.VariableDeclaration, emit: Emit): void {
  const {type} = node;
  if (type && ts.isFunctionTypeNode(type)) {
    emit({name, signature: callText(name, type)});
    return;
  }
  emit({
    name,
    signature: `const ${name}: ${typeTextOf(type)}`,
    ...(type && ts.isTypeLiteralNode(type) && {members: membersOf(type.members)}),
  });
}

/**
 * Takes a declaration of a package apart: functions, types and values are one entry, classes and objects that group
 * functions have one for each member that is not hidden.
 *
 * @param name what apps import it by
 */
export function emitDeclaration(name: string, node: ts.Declaration, emit: Emit): void {
  if (ts.isFunctionDeclaration(node)) {
    emit({name, signature: callText(name, node)});
  } else if (ts.isVariableDeclaration(node)) {
    emitVariable(name, node, emit);
  } else if (ts.isClassDeclaration(node)) {
    emitClass(name, node, emit);
  } else if (ts.isTypeAliasDeclaration(node)) {
    emit({
      name,
      signature: declarationText(node),
      ...(ts.isTypeLiteralNode(node.type) && {members: membersOf(node.type.members)}),
    });
  } else if (ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) {
    const heritage = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
    const members = membersOf([...heritage, ...node.members]);
    emit({name, signature: declarationText(node), members});
  }
}
