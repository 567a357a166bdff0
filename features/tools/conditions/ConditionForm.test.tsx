import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {CONDITIONS, hashOf, valueIn} from '../hash.shared';
import ConditionForm from './ConditionForm';

/** Opens the form, and waits for the SDK's sentence. */
async function open(): Promise<void> {
  render(<ConditionForm version="v3" />);
  await screen.findByText('In words');
}
const json = (): HTMLTextAreaElement => screen.getByRole('textbox', {name: 'The same as JSON'});
const results = (): string => document.querySelector('dl')!.parentElement!.textContent;
const type = (element: HTMLElement, value: string): void =>
  void fireEvent.change(element, {target: {value}});

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

it('begins with the example, and leaves the address alone', async () => {
  await open();
  await waitFor(() => expect(results()).toContain('Owns at least 0.00001 ETH'));
  expect(document.body.textContent).toContain(
    'd2a2355dcc47389f29a38237b04aa0ccd98b15ae8512b277b2eb086ded9cfcc0',
  );
  expect(document.body.textContent).toContain('What you paste stays in this page.');
  expect(window.location.hash).toBe('');
});

it('has the same in the form, in the JSON, in words and in the address', async () => {
  await open();
  type(screen.getByRole('textbox', {name: 'Value'}), '2000000000000000000');
  expect(json().value).toContain('"value": "2000000000000000000"');
  await waitFor(() => expect(results()).toContain('Owns at least 2.0 ETH'));
  type(screen.getByRole('textbox', {name: /^Value in coins/}), '0.5');
  await waitFor(() => expect(results()).toContain('Owns at least 0.5 ETH'));
  type(screen.getByRole('textbox', {name: 'Parameters, one a line'}), ':userAddress\n7');
  expect(JSON.parse(json().value)).toMatchObject([{parameters: [':userAddress', '7']}]);
  expect(valueIn(CONDITIONS, window.location.hash)).toEqual(JSON.parse(json().value));
});

it('never leaves in the address what it no longer shows', async () => {
  await open();
  const choose = (index: number): void =>
    type(screen.getByRole('combobox', {name: /^Begin with/}), String(index));
  choose(2);
  expect(valueIn(CONDITIONS, window.location.hash)).toEqual(JSON.parse(json().value));
  choose(0);
  await waitFor(() => expect(results()).toContain('Owns at least 0.00001 ETH'));
  expect(valueIn(CONDITIONS, window.location.hash)).toEqual(JSON.parse(json().value));
  type(json(), JSON.stringify([{contractAddress: 'a'.repeat(9000)}]));
  expect(document.body.textContent).toContain('This list is too long for an address.');
  expect(window.location.hash).toBe('');
});

it('adds conditions and groups with an operator between, in a unified list', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', {name: 'Add a condition'}));
  type(screen.getByRole('combobox', {name: 'Between Condition 1 and Condition 2'}), 'or');
  fireEvent.click(screen.getByRole('button', {name: 'Add a group'}));
  const group = screen.getByRole('group', {name: 'Group 3'});
  type(within(group).getByRole('combobox', {name: 'Family'}), 'solRpc');
  await waitFor(() =>
    expect(results()).toContain(
      'Owns at least 0.00001 ETH or Owns at least 0.00001 ETH or ( Owns at least 0.1 SOL )',
    ),
  );
  expect(screen.getByText('No mistake found.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Remove condition 1'}));
  await waitFor(() =>
    expect(results()).toContain('Owns at least 0.00001 ETH or ( Owns at least 0.1 SOL )'),
  );
});

it('says what is wrong, and keeps what was typed', async () => {
  await open();
  type(json(), '[{"chain": "ethereum"');
  expect(screen.getByText(/seems to be cut off/)).toBeTruthy();
  expect(json().getAttribute('aria-invalid')).toBe('true');
  type(json(), JSON.stringify([{contractAddress: ''}]));
  expect(document.body.textContent).toContain('returnValueTest are missing');
  expect(json().value).toBe('[{"contractAddress":""}]');
});

it('opens what the address holds, as far as it can be read', async () => {
  window.history.replaceState(null, '', hashOf(CONDITIONS, [{operator: 'and', ü: '…'}]));
  await open();
  expect(json().value).toContain('"ü": "…"');
  cleanup();
  window.history.replaceState(null, '', '#condition=%%%');
  await open();
  await waitFor(() => expect(results()).toContain('Owns at least 0.00001 ETH'));
});
