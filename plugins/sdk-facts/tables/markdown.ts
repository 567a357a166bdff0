import {codeList} from './inline';
import type {Cell, FactTable, Inline} from './table';

/** Text that Markdown would read as something else. */
const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&');

/** Within a table, a bar ends the cell even in code. */
const codeText = (code: string): string => `\`${code.replaceAll('|', '\\|')}\``;

function inlineMarkdown(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return escapeText(part);
      }
      if ('path' in part) {
        return codeText(part.path);
      }
      return 'code' in part ? codeText(part.code) : `[${escapeText(part.text)}](${part.href})`;
    })
    .join('');
}

function cellMarkdown(cell: Cell): string {
  if ('address' in cell) {
    return `[${codeText(cell.address.address)}](${cell.address.href})`;
  }
  if ('copyable' in cell) {
    return codeText(cell.copyable.value);
  }
  if ('functions' in cell) {
    const {read, write} = cell.functions;
    const groups = [
      {label: 'Read', names: read},
      {label: 'Write', names: write},
    ];
    return groups
      .filter(({names}) => names.length > 0)
      .map(({label, names}) => `${label}: ${inlineMarkdown(codeList(names))}`)
      .join('. ');
  }
  return inlineMarkdown(cell);
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The same rows as the table on the page, as plain Markdown: caption, table, source. */
export function tableMarkdown({caption, columns, rows, source}: FactTable): string {
  return [
    `**${escapeText(caption)}**`,
    '',
    line(columns.map(escapeText)),
    line(columns.map(() => '---')),
    ...rows.map(({cells}) => line(cells.map(cellMarkdown))),
    '',
    inlineMarkdown(source),
    '',
  ].join('\n');
}
