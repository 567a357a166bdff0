import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it} from 'vitest';
import examples from './examples.json';
import {Projects} from './Projects';
import projects from './projects.json';

afterEach(cleanup);

it('projects are all in the HTML of the server, once, with an address and one sentence', () => {
  const all = projects.flatMap((group) => group.projects);
  const html = renderToString(<Projects groups={projects} />);
  expect(new Set(all.map(({name}) => name)).size).toBe(all.length);
  for (const {name, href, text} of all) {
    expect(html).toContain(`>${name}</a>`);
    expect(href, name).toMatch(/^https:\/\//);
    expect(text, name).toMatch(/^[A-Z][^.]*\.$/);
  }
  expect(html).toContain('<h2 id="data-and-identity-marketplaces">');
  expect(html).not.toContain('<label>SDK');
});

it('examples say what each shows, its SDK and its state', () => {
  for (const {name, text, sdk, state} of examples.flatMap((group) => group.projects)) {
    expect(text, name).toMatch(/^[A-Z].*\.$/);
    expect(['v2', 'v1', 'v1 and v2', 'None', 'Not seen'], name).toContain(sdk);
    expect(state, name).toMatch(/^[A-Z].*\.$/);
  }
});

it('examples are found by the SDK, also where one uses two', () => {
  render(<Projects groups={examples} />);
  const choose = (value: string, name: string) =>
    fireEvent.change(screen.getByRole('combobox', {name}), {target: {value}});
  choose('v2', 'SDK');
  choose('Access control and tokens', 'Group');
  expect(screen.getByRole('status').textContent).toMatch(/^2 of \d+ projects$/);
  expect(screen.getByText(/^SDK: v1 and v2\. Uncomment/).closest('li')?.hidden).toBe(false);
});
