import path from 'node:path';
import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {escapeHtml} from '../../lib/any/html';
import {parseFenceMeta, replaceFences} from '../../lib/node/fences';
import {importModule} from '../../lib/node/page-import';
import {placeOf} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';

const MESSAGE = /^(?<from>.+?)\s*->\s*(?<to>[^\s:].*?):\s+(?<text>.+)$/;
const MOST_PARTIES = 5;

type Message = Record<'from' | 'to' | 'text', string>;

/** One message a line: `From -> To: text`. */
function parseMessages(source: string): Message[] {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const message = MESSAGE.exec(line)?.groups;
    if (!message) {
      throw new Error(`"${line}" is no message; write "From -> To: text"`);
    }
    return message as Message;
  });
}

function item({from, to, text}: Message, parties: readonly string[]): string {
  const [start, end] = [from, to].map((party) => parties.indexOf(party) + 1) as [number, number];
  const direction = start === end ? 'self' : start < end ? 'right' : 'left';
  const arrow = '<i aria-hidden="true"> → </i><span class="visually-hidden"> to </span>';
  return [
    `<li class="${direction} a${Math.min(start, end)} b${Math.max(start, end)}">`,
    `<span class="route"><b>${escapeHtml(from)}</b>`,
    start === end ? '' : `${arrow}<b>${escapeHtml(to)}</b>`,
    '<span class="visually-hidden">: </span></span>',
    `<span class="text">${escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</span></li>`,
  ].join('');
}

/**
 * Draws a sequence as an ordered list: the list is the text alternative, and CSS makes lanes and arrows of it where
 * there is room (styles.lazy.css, which the page imports).
 */
function drawSequence(source: string, title: string): string {
  const messages = parseMessages(source);
  const parties = [...new Set(messages.flatMap(({from, to}) => [from, to]))];
  if (parties.length === 0) {
    throw new Error('the diagram has no messages; write one a line, "From -> To: text"');
  }
  if (parties.length > MOST_PARTIES) {
    throw new Error(`the diagram has ${parties.length} parties; ${MOST_PARTIES} are readable`);
  }
  const lanes = parties.map((party) => `<b>${escapeHtml(party)}</b>`).join('');
  return [
    `<figcaption>${escapeHtml(title)}</figcaption>`,
    `<div class="lanes of${parties.length}" aria-hidden="true">${lanes}</div>`,
    `<ol class="of${parties.length}">`,
    ...messages.map((message) => item(message, parties)),
    '</ol>',
  ].join('');
}

/**
 * Draws the `sequence` fences of a page.
 *
 * @throws SiteError for a fence without a title or with a line that is no message
 */
export default function drawSequences() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const drawn: string[] = [];
    await replaceFences(tree, async ({language, meta, code, line}) => {
      if (language !== 'sequence') {
        return undefined;
      }
      drawn.push(meta);
      try {
        const title = parseFenceMeta(meta).values.get('title');
        if (!title) {
          throw new Error('the diagram has no title; write ```sequence title="…"');
        }
        return {component: 'SequenceFigure', html: drawSequence(code, title)};
      } catch (error) {
        throw new SiteError(placeOf(file.path, line), (error as Error).message);
      }
    });
    if (drawn.length > 0) {
      importModule(tree, path.join(__dirname, 'styles.lazy.css'));
    }
  };
}
