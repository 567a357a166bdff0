import {expect, it} from 'vitest';
import {inputsOf} from './inputs';
import {actionFrom, inputsAt, tableIn} from './inputs.shared';

it('takes what the hidden start of a sample sets, where its code uses it', () => {
  const hidden = `const publicKey = '0x04…';
const amount = 5;
const at = Math.floor(Date.now() / 1000);
const signed = [];
nodeAnswers.fetch = { price: 2000 };
nodeAnswers.isPermittedAddress = true;
nodeAnswers.getLatestNonce = '0x7';
nodeAnswers.checkConditions = () => false;
Lit.Auth.authSigAddress = '0x5b38';
`;
  const code = `if (amount && at) Lit.Actions.isPermittedAddress({tokenId});
Lit.Actions.checkConditions({});`;
  expect(inputsOf(hidden, code)).toEqual({
    params: {amount: 5, at: 1_699_920_000},
    now: ['at'],
    fetch: {'*': {price: 2000}},
    answers: {checkConditions: true, isPermittedAddress: true},
    auth: {authSigAddress: '0x5b38'},
  });
  expect(inputsOf('', 'Lit.Actions.setResponse({});')).toEqual({params: {}});
});

it('gives the time of the run', () => {
  expect(inputsAt({params: {a: 1, at: 1}, now: ['at']}, 5_500)).toEqual({params: {a: 1, at: 5}});
});

it.each([
  [undefined, undefined],
  ['text', undefined],
  [{code: 1, inputs: {}}, undefined],
  [{code: '1', inputs: {params: []}}, undefined],
  [
    {code: '1', inputs: {}},
    {code: '1', inputs: {params: {}}},
  ],
])('reads %j of a link', (value, action) => {
  expect(actionFrom(value)).toEqual(action);
});

it.each([
  ['', {}],
  ['{"a": 1}', {a: 1}],
  ['[]', 'This must be an object, like {"name": "value"}.'],
])('reads %j of a field', (text, table) => {
  expect(tableIn(text)).toEqual(table);
});
