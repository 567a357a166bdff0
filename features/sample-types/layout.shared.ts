/** Roles of code as in features/code-blocks/highlight.ts; signatures hold declarations alone, so that a pattern will do. */
const TOKEN =
  /(?<s>"[^"]*"|'[^']*')|\b(?:(?<k>const|let|var|function|class|interface|type|enum|namespace|module|import|extends|keyof|typeof|readonly|new|get|set|static|abstract|in|is|infer)|(?<t>[A-Z]\w*|any|unknown|string|number|boolean|void|never|null|undefined|object|bigint|symbol)|(?<n>true|false|\d+)|(?<f>[\w$]+)(?=[(<]))(?![\w$]|\??:(?!:))/g;

export function element(
  tag: string,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  node.append(...children);
  return node;
}

/** A signature in the colours of code. */
export function colouredSignature(signature: string): (HTMLElement | string)[] {
  const parts: (HTMLElement | string)[] = [];
  let end = 0;
  for (const match of signature.matchAll(TOKEN)) {
    const [role, text] = Object.entries(match.groups!).find(([, found]) => found)!;
    parts.push(signature.slice(end, match.index), element('span', role, text));
    end = match.index + text.length;
  }
  return [...parts, signature.slice(end)];
}

/**
 * A comment with its tags as a list of terms: names of parameters, `Returns` and the like.
 *
 * @param documentation as packages/sample-checker/compiler/hovers.ts writes it
 */
export function laidOutDocumentation(documentation: string): HTMLElement[] {
  const [comment = '', ...tags] = documentation.split(/(?:^|\n+)@/);
  const rows = tags.map((line) => {
    const [, tag = '', name = '', words = ''] =
      /^(\w+) (?:(?<=param )(\S+) )?(?:- )?(.*)$/s.exec(line) ?? [];
    const term = name
      ? element('code', '', name)
      : element('b', '', tag[0]!.toUpperCase() + tag.slice(1));
    return element('div', '', element('dt', '', term), element('dd', '', words));
  });
  return [
    ...(comment ? [element('p', '', comment)] : []),
    ...(rows.length > 0 ? [element('dl', '', ...rows)] : []),
  ];
}
