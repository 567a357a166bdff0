import {load} from 'cheerio';
import type {Answer} from './ask';

/**
 * Scores answers by the rules of the HTTP Observatory, scoring version 5, for what a site without cookies, CORS headers
 * and scripts of other hosts can have: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * A test of cookies and one of CORS give nothing and take something, so both have to find nothing.
 */

interface Finding {
  test: string;
  score: number;
}

type Sources = ReadonlyMap<string, readonly string[]>;

function readPolicy(value: string): Sources {
  const directives = value.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name, ...sources]) => [name!.toLowerCase(), sources]));
}

function scorePolicy(policy: Sources | undefined): number {
  if (!policy) {
    return -25;
  }
  const of = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const isOpen = (sources: readonly string[]) =>
    sources.some((source) => /^(?:\*|https?:|data:)$/.test(source));
  if (isOpen(scripts) || isOpen(objects) || scripts.includes("'unsafe-inline'")) {
    return -20;
  }
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) {
    return -20;
  }
  if (scripts.includes("'unsafe-eval'")) {
    return -10;
  }
  if (styles.includes("'unsafe-inline'") || isOpen(styles)) {
    return 0;
  }
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreTransport(value = ''): number {
  const age = Number(/(?:^|;)\s*max-age=(\d+)/.exec(value)?.[1] ?? NaN);
  return Number.isNaN(age) ? -20 : age >= 15_552_000 ? 0 : -10;
}

function scoreRedirection({status, headers}: Answer, host: string): number {
  const {location = ''} = headers;
  return status === 301 && location.startsWith(`https://${host}`) ? 0 : -20;
}

function scoreFraming(policy: Sources | undefined, value = ''): number {
  if (policy?.has('frame-ancestors')) {
    return 5;
  }
  return /^(?:deny|sameorigin)$/i.test(value) ? 0 : -20;
}

function scoreReferrers(value: string | undefined): number {
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return value === undefined ? 0 : isPrivate.test(value) ? 5 : -5;
}

function scoreIntegrity(html: string): number {
  const $ = load(html);
  const scripts = $('script[src]').toArray();
  const isOther = (src: string) => /^(?:https?:)?\/\//.test(src);
  if (scripts.some((script) => isOther($(script).attr('src')!) && !$(script).attr('integrity'))) {
    return -5;
  }
  return scripts.length > 0 && scripts.every((script) => $(script).attr('integrity')) ? 5 : 0;
}

function scoreIsolation(value = ''): number {
  return /^same-(?:origin|site)$/.test(value) ? 10 : /^cross-origin$|^$/.test(value) ? 0 : -5;
}

/**
 * @param page the answer to a request for a page over HTTPS
 * @param plain the answer to the same request over HTTP
 * @param host name of the host, without its port
 */
export function observe(
  page: Answer,
  plain: Answer,
  host: string,
): {score: number; findings: Finding[]} {
  const {headers} = page;
  const header = headers['content-security-policy'];
  const policy = typeof header === 'string' ? readPolicy(header) : undefined;
  const value = (name: string): string | undefined => headers[name]?.toString();
  const findings: Finding[] = [
    {test: 'content-security-policy', score: scorePolicy(policy)},
    {test: 'cookies', score: headers['set-cookie'] ? -40 : 0},
    {test: 'cross-origin-resource-sharing', score: value('access-control-allow-origin') ? -50 : 0},
    {test: 'redirection', score: scoreRedirection(plain, host)},
    {test: 'referrer-policy', score: scoreReferrers(value('referrer-policy'))},
    {
      test: 'strict-transport-security',
      score: scoreTransport(value('strict-transport-security')),
    },
    {test: 'subresource-integrity', score: scoreIntegrity(page.body.toString())},
    {
      test: 'x-content-type-options',
      score: value('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    {test: 'x-frame-options', score: scoreFraming(policy, value('x-frame-options'))},
    {
      test: 'cross-origin-resource-policy',
      score: scoreIsolation(value('cross-origin-resource-policy')),
    },
  ];
  const sum = (scores: readonly Finding[]) => scores.reduce((total, {score}) => total + score, 0);
  const base = 100 + sum(findings.filter(({score}) => score < 0));
  // Extra credit counts from 90 on.
  const extra = base >= 90 ? sum(findings.filter(({score}) => score > 0)) : 0;
  return {score: Math.max(0, base + extra), findings};
}
