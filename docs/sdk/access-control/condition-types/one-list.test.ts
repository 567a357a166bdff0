import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const FILE = 'docs/sdk/access-control/condition-types/_check-list.mdx';

const OPERATOR = 'Put one operator between two conditions.';
const NULLS = 'Set method and parameters to null.';
const ONE = 'Pass one list of conditions.';

test.each(['v2', 'v3'] as const)(
  'only a list that nodes of %s can meet passes',
  async (version) => {
    const output = await samplesIn(
      FILE,
      version,
    )(`
import {oneList} from './one-list';
const [and, or] = [{operator: 'and'}, {operator: 'or'}];
const it = {chain: 'ethereum'};
const cosmos = {path: ':userAddress', method: null, parameters: null};
const {method, ...withoutMethod} = cosmos;
const many = (length) => Array.from({length: 2 * length - 1}, (_, index) => (index % 2 ? or : it));
const lists = [
  [it], [it, or, it], [it, or, [it, and, it]], [[it]], many(30), [cosmos],
  [], [it, it], [it, or], [or, it, or], [it, or, []], [it, or, [it, it]], [it, {operator: 'OR'}, it],
  [it, {operator: 'not'}, it], [{operator: 'OR'}], [it, [or], it], [it, {operator: ['or']}, it],
  [withoutMethod], [{...cosmos, parameters: undefined}], [it, or, [[withoutMethod]]],
  many(31), [...many(29), or, [it, or, it]],
];
const outcome = (from) => {
  try { return JSON.stringify(Object.keys(oneList(from))); } catch ({name, message}) { return name === 'Error' ? message : name; }
};
console.log(JSON.stringify([
  ...lists.map((solRpcConditions) => outcome({solRpcConditions, sessionSigs: {}})),
  ...[{}, [], [it], null, {accessControlConditions: null}, {accessControlConditions: [it], evmContractConditions: []}, {accessControlConditions: [null]}].map(outcome),
]));`);

    const times = (count: number, text: string) => Array<string>(count).fill(text);
    expect(JSON.parse(output)).toEqual([
      ...times(6, '["solRpcConditions"]'),
      ...times(11, OPERATOR),
      ...times(3, NULLS),
      ...times(2, 'There are more than 30 conditions.'),
      ...times(3, ONE),
      'TypeError',
      ...times(2, ONE),
      'TypeError',
    ]);
  },
);
