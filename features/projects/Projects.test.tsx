import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {EXAMPLE_GROUPS} from './examples.shared';
import {PROJECT_GROUPS} from './projects.shared';
import {Projects} from './Projects';

afterEach(cleanup);

describe('the projects', () => {
  const all = PROJECT_GROUPS.flatMap(({projects}) => projects);

  it('are listed once each, with an address and one sentence', () => {
    expect(new Set(all.map(({name}) => name)).size).toBe(all.length);
    for (const {name, href, text: sentence} of all) {
      expect(href, name).toMatch(/^https:\/\//);
      expect(sentence, name).toMatch(/^[A-Z][^.]*\.$/);
    }
  });

  it('are all in the HTML of the server, under their groups', () => {
    const html = renderToString(<Projects groups={PROJECT_GROUPS} />);
    for (const {name} of all) {
      expect(html).toContain(`>${name}</a>`);
    }
    expect(html).toContain('<h2 id="data-and-identity-marketplaces">');
  });
});

describe('the examples', () => {
  it('say what each shows, its SDK and its state', () => {
    for (const {name, text: sentence, sdk, state} of EXAMPLE_GROUPS.flatMap((it) => it.projects)) {
      expect(sentence, name).toMatch(/^[A-Z].*\.$/);
      expect(['v2', 'v1', 'v1 and v2', 'None', 'Not seen'], name).toContain(sdk);
      expect(state, name).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('are found by the SDK, also where a project uses two', () => {
    render(<Projects groups={EXAMPLE_GROUPS} />);
    const choose = (value: string, name: string) =>
      fireEvent.change(screen.getByRole('combobox', {name}), {target: {value}});
    choose('v2', 'SDK');
    choose('Access control and tokens', 'Group');
    expect(screen.getByRole('status').textContent).toMatch(/^2 of \d+ projects$/);
    expect(screen.getByText(/^SDK: v1 and v2\. Uncomment the checks/).closest('li')?.hidden).toBe(
      false,
    );
  });

  it('have no filter by SDK where no project has one', () => {
    render(<Projects groups={PROJECT_GROUPS} />);
    expect(screen.queryByRole('combobox', {name: 'SDK'})).toBeNull();
  });
});
