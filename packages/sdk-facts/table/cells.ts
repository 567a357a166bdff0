import type {Element} from 'hast';
import {h} from 'hastscript';
import {copyButton} from '../../../lib/node/copy-button';
import {code} from './inline';
import type {Cell} from './table';

/** A value that readers copy, with what else they can do with it. */
export const copyableCell = (value: string, of: string, ...actions: Element[]): Cell => [
  code(value),
  h('span.facts-actions', [copyButton(`Copy ${of}`), ...actions]),
];

/** An address that readers copy, with its page on a block explorer. */
export const addressCell = (address: string, of: string, href: string): Cell =>
  copyableCell(
    address,
    `address of ${of}`,
    h('a', {href}, ['Explorer', h('span.visually-hidden', ` page of ${of}`)]),
  );
