import {parse} from 'postcss';
import {expect, test} from 'vitest';
import {constantsOf, inlineConstants} from './constants';
import {checkClasses} from './plugin';

const FRAMEWORK = parse(`
  :root {--ifm-size: 1rem; --ifm-gap: calc(var(--ifm-size) * 2); --ifm-tone: red; --ifm-shade: red;
    --ifm-width: 100%; --ifm-inner: var(--ifm-width); --ifm-kept: inherit; --ifm-maybe: 1px}
  html[data-theme='dark'] {--ifm-tone: blue; --ifm-shade: blue}
  .part {--ifm-width: 50%}
`);
const SITE = parse(`
  :root, html[data-theme='dark'] {--ifm-tone: var(--violet); --ifm-size: 2rem}
  p {border-width: var(--ifm-maybe, 2px)}
`);
const constants = constantsOf([FRAMEWORK, SITE]);

test('knows the variables that have one value everywhere, as the site sets them', () => {
  expect(Object.fromEntries(constants)).toEqual({
    '--ifm-size': '2rem',
    '--ifm-gap': 'calc(2rem * 2)',
    '--ifm-tone': 'var(--violet)',
  });
});

test('writes them out, and leaves the others', () => {
  const sheet = parse(
    ':root{--ifm-size:1rem;--ifm-shade:red}p{margin:var(--ifm-gap) var(--ifm-width)}',
  );
  inlineConstants(sheet, constants);
  expect(sheet.toString()).toBe(':root{--ifm-shade:red}p{margin:calc(2rem * 2) var(--ifm-width)}');
});

test('names a class of a page that has no look here', () => {
  const sheets = [{file: 'a.css', text: '.badge--own {color: red}'}];
  const page = (text: string) => [{file: 'docs/a.mdx', text}];
  expect(() =>
    checkClasses(page('A card. <p className="filter badge--own">'), sheets),
  ).not.toThrow();
  expect(() => checkClasses(page('<p className="badge">'), sheets)).toThrow(
    'docs/a.mdx: the class "badge" has no look here',
  );
});
