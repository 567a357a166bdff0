import {readFileSync} from 'node:fs';
import redirectRows from '../../site/redirects.json';
import {manifest} from '../../lib/node/routes';
import {keyOf} from '../../lib/any/find-route';

const REDIRECTS = 'site/redirects.json';

function lineOfRow(from: string): number {
  const lines = readFileSync(REDIRECTS, 'utf8').split('\n');
  return lines.findLastIndex((line) => line.includes(`"from": "${from}"`)) + 1;
}

/** Names old addresses that lead to no page, to themselves or in a circle, and those that are a page's. */
export function redirectProblems(redirects = redirectRows, routes = manifest): string[] {
  const keys = routes.map(({path: route}) => keyOf(route));
  const leadsToPage = (to: string): boolean =>
    to.endsWith('/*')
      ? keys.some((key) => key.startsWith(`${keyOf(to.slice(0, -2))}/`))
      : routes.some(({path: route}) => route === to);
  return redirects.flatMap(({from, to}) => {
    const problems = [
      !leadsToPage(to) && `${to} is not a page; write the address of one`,
      keys.includes(keyOf(from)) && `${from} is a page; remove this row, or the page`,
    ];
    return problems.filter(Boolean).map((problem) => `${REDIRECTS}:${lineOfRow(from)}: ${problem}`);
  });
}
