import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {PROJECT_GROUPS} from './projects';
import {Projects} from './Projects';

afterEach(cleanup);

const text = () => screen.getByRole<HTMLInputElement>('searchbox', {name: 'Name or words'});
const count = () => screen.getByRole('status').textContent;
const names = () => screen.getAllByRole('link').map(({textContent}) => textContent);
const type = (value: string) => fireEvent.change(text(), {target: {value}});
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', {name: 'Group'}), {target: {value}});

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
    const html = renderToString(<Projects />);
    for (const {name} of all) {
      expect(html).toContain(`>${name}</a>`);
    }
    expect(html).toContain('<h2 id="data-and-identity-marketplaces">');
  });
});

describe('the filter', () => {
  it('finds words in any order and letter case, in names and sentences', () => {
    render(<Projects />);
    expect(count()).toBe('71 of 71 projects');
    type('  MUSIC collectibles ');
    expect(names()).toEqual(['Vault']);
    expect(count()).toBe('1 of 71 projects');
  });

  it('combines a group with words', () => {
    render(<Projects />);
    choose('DeFi');
    expect(count()).toBe('4 of 71 projects');
    type('pkp');
    expect(names()).toEqual(['Yacht Labs', 'Sling Protocol']);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('names what was not found, and clears on request', () => {
    render(<Projects />);
    choose('DeFi');
    type('zebra (');
    expect(count()).toBe('0 of 71 projects');
    screen.getByText('No project in DeFi matches “zebra (”.');
    fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
    expect(count()).toBe('71 of 71 projects');
    expect(document.activeElement).toBe(text());
    expect(text().value).toBe('');
  });
});
