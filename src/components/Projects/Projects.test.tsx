import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {EXAMPLE_GROUPS} from './examples';
import {PROJECT_GROUPS} from './projects';
import {Projects} from './Projects';

afterEach(cleanup);

const text = () => screen.getByRole<HTMLInputElement>('searchbox', {name: 'Name or words'});
const count = () => screen.getByRole('status').textContent;
const names = () => screen.getAllByRole('link').map(({textContent}) => textContent);
const type = (value: string) => fireEvent.change(text(), {target: {value}});
const choose = (value: string, name = 'Group') =>
  fireEvent.change(screen.getByRole('combobox', {name}), {target: {value}});

describe('the projects', () => {
  const all = PROJECT_GROUPS.flatMap(({projects}) => projects);

  it('are listed once each, with an address and one sentence', () => {
    expect(new Set(all.map(({name}) => name)).size).toBe(71);
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

describe('the filter', () => {
  it('finds words in any order and letter case, in names and sentences', () => {
    render(<Projects groups={PROJECT_GROUPS} />);
    expect(count()).toBe('71 of 71 projects');
    type('  MUSIC collectibles ');
    expect(names()).toEqual(['Vault']);
    expect(count()).toBe('1 of 71 projects');
  });

  it('combines a group with words', () => {
    render(<Projects groups={PROJECT_GROUPS} />);
    choose('DeFi');
    expect(count()).toBe('4 of 71 projects');
    type('pkp');
    expect(names()).toEqual(['Yacht Labs', 'Sling Protocol']);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('names what was not found, and clears on request', () => {
    render(<Projects groups={PROJECT_GROUPS} />);
    choose('DeFi');
    type('zebra (');
    expect(count()).toBe('0 of 71 projects');
    screen.getByText('No project in DeFi matching “zebra (”.');
    fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
    expect(count()).toBe('71 of 71 projects');
    expect(document.activeElement).toBe(text());
    expect(text().value).toBe('');
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
    choose('v2', 'SDK');
    choose('Access control and tokens');
    expect(count()).toBe('2 of 35 projects');
    screen.getByText(/^SDK: v1 and v2\. Uncomment the checks/);
    expect(names()).toContain('JWT Auth');
    type('zebra');
    screen.getByText('No project in Access control and tokens with SDK “v2” matching “zebra”.');
  });

  it('have no filter by SDK where no project has one', () => {
    render(<Projects groups={PROJECT_GROUPS} />);
    expect(screen.queryByRole('combobox', {name: 'SDK'})).toBeNull();
  });
});
