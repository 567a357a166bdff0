import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {copyButton} from '../../lib/node/copy-button';

/** An error as readers meet it. */
export interface ErrorEntry {
  /** What links to it lead to. */
  anchor: string;
  /** What readers see: a message or a code. The first code in it is what they copy. */
  seen: ElementContent[];
  /** What else is to be said of it. */
  meaning?: ElementContent[];
  cause: ElementContent[];
  fix: ElementContent[];
  /** What a filter's lists choose it by. */
  groups?: string;
}

/** So many words of an error make its anchor, if no other one begins so. */
const WORDS = 8;

/**
 * Names an error in addresses: `could-only-connect-to-0-of-2-required`.
 *
 * @param seen what readers see of it
 * @param taken the other anchors of the page; the new one is added
 */
export function errorAnchor(seen: string, taken: Set<string>): string {
  const words = seen.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? ['error'];
  const name = (count: number): string => words.slice(0, count).join('-').toLowerCase();
  let anchor = name(WORDS);
  for (let more = 1; taken.has(anchor); more += 1) {
    anchor = WORDS + more <= words.length ? name(WORDS + more) : `${name(WORDS)}-${more + 1}`;
  }
  taken.add(anchor);
  return anchor;
}

const hasCode = (nodes: readonly ElementContent[]): boolean =>
  nodes.some(
    (node) => node.type === 'element' && (node.tagName === 'code' || hasCode(node.children)),
  );

/** A list of errors, each with its cause and fix. Search takes each as a section of its own. */
export function errorList(entries: readonly ErrorEntry[]): Element {
  const labelled = (label: string, content: ElementContent[]): Element =>
    h('dd', [h('b', `${label} `), ...content]);
  return h(
    'dl.errors',
    entries.map(({anchor, seen, meaning, cause, fix, groups}) =>
      h('div', {dataGroups: groups}, [
        h('dt', [
          h('a.hash-link', {
            id: anchor,
            href: `#${anchor}`,
            ariaLabel: `Link to ${toString({type: 'root', children: seen})}`,
          }),
          h('span', seen),
          hasCode(seen) ? copyButton('Copy message') : undefined,
        ]),
        meaning ? h('dd.meaning', meaning) : undefined,
        labelled('Cause', cause),
        labelled('Fix', fix),
      ]),
    ),
  );
}
