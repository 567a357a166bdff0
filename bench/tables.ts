import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

const README = path.join(__dirname, 'README.md');

/** A Markdown table. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints figures, and puts them into README.md between the comments with their name. */
export async function publish(name: string, figures: string): Promise<void> {
  console.log(`\n${figures}`);
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = readFileSync(README, 'utf8').split(open);
  const [, after = ''] = rest.split(close);
  const text = `${before}${open}\n\n${figures}\n\n${close}${after}`;
  const options = await resolveConfig(README);
  writeFileSync(README, await format(text, {...options, parser: 'markdown'}));
}
