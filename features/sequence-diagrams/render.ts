import {escapeHtml} from '../../lib/any/html';
import type {Message, Sequence} from './parse';

/** Text of a message, with `code` as code. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function item({from, to, text}: Message, parties: readonly string[]): string {
  const sender = escapeHtml(parties[from - 1]!);
  const receiver = escapeHtml(parties[to - 1]!);
  const direction = from === to ? 'self' : from < to ? 'right' : 'left';
  const route =
    from === to
      ? `<b>${sender}</b>`
      : `<b>${sender}</b><i aria-hidden="true"> → </i><span class="visually-hidden"> to </span><b>${receiver}</b>`;
  return [
    `<li class="${direction} a${Math.min(from, to)} b${Math.max(from, to)}">`,
    `<span class="route">${route}<span class="visually-hidden">: </span></span>`,
    `<span class="text">${inline(text)}</span></li>`,
  ].join('');
}

/**
 * Draws a sequence as an ordered list: the list is the text alternative, and CSS makes the
 * lanes and arrows of it where there is room (styles.css).
 *
 * @param title says what the diagram shows
 */
export function renderSequence({parties, messages}: Sequence, title: string): string {
  const lanes = parties.map((party) => `<b>${escapeHtml(party)}</b>`).join('');
  const items = messages.map((message) => item(message, parties)).join('');
  return [
    `<figcaption>${escapeHtml(title)}</figcaption>`,
    `<div class="lanes of${parties.length}" aria-hidden="true">${lanes}</div>`,
    `<ol class="of${parties.length}">${items}</ol>`,
  ].join('');
}
