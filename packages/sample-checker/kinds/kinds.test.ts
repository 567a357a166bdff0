import {beforeAll, describe, expect, it} from 'vitest';
import {checkTexts, fence, type TextsReport} from '../testing/check-texts';

const CONDITION =
  '{"contractAddress": "", "standardContractType": "", "chain": "ethereum", "method": "", "parameters": [], "returnValueTest": {"comparator": "=", "value": ""}}';

const SOUND: Readonly<Record<string, string>> = {
  'any JSON': fence('json', '{"a": [1, null]}'),
  'a condition in JSON': fence('json', CONDITION),
  'nested conditions in JSON': fence('json', `[${CONDITION}, {"operator": "or"}, [${CONDITION}]]`),
  'conditions in a larger object': fence(
    'json',
    `{"ciphertext": "", "accessControlConditions": [${CONDITION}]}`,
  ),
  'packages with versions': fence(
    'bash',
    'npm install @lit-protocol/lit-node-client@3.0.24 ethers@^5.7 siwe@2.1.4',
  ),
  'a tag': fence('bash', 'yarn add @lit-protocol/lit-node-client@cayenne'),
  'other commands': fence(
    'bash',
    'npm init -y # npm install nothing\nnpm run build && npx --version',
  ),
  'local packages': fence('bash', 'npm install ./local ../other'),
  'a contract': fence('solidity', 'pragma solidity ^0.8.0;\ncontract A { uint256 public a = 1; }'),
};

const WRONG: readonly [name: string, text: string, problem: string][] = [
  ['JSON with a comma too many', fence('json', '{\n  "a": 1,\n}'), '4 JSON:'],
  ['JSON that ends early', fence('json', '{\n  "a": [1'), '3 JSON:'],
  [
    'a misspelt part',
    fence('json', `[\n${CONDITION.replace('comparator', 'comparater')}\n]`),
    '3 "comparater" is no part of returnValueTest',
  ],
  [
    'a misspelt operator',
    fence('json', `[${CONDITION},\n {"operator": "xor"}]`),
    '3 "xor" is no operator',
  ],
  [
    'an amount that is a number',
    fence('json', CONDITION.replace('"value": ""', '"value": 1000')),
    '2 nodes compare with text: "1000"',
  ],
  [
    'a comparator that is none',
    fence('json', CONDITION.replace('"="', '"=="')),
    '2 "==" is no comparator',
  ],
  [
    'a package without its version',
    fence('bash', 'npm i @lit-protocol/lit-node-client'),
    '2 "@lit-protocol/lit-node-client" without a version',
  ],
  [
    'an unknown package',
    fence('bash', 'cd app\nnpm install \\\n  -D lit-sdk'),
    '3 package "lit-sdk" is not in sdk/v3/package.json',
  ],
  [
    'a version that is not there',
    fence('bash', 'npm install ethers@6.0.0'),
    '2 "ethers@6.0.0" does not include 5.7.2',
  ],
  ['an unknown tag', fence('bash', 'npm install siwe@beta'), '2 "beta" is no tag'],
  ['an unknown program', fence('bash', 'npx getlitt deploy'), '2 package "getlitt" is not in'],
  [
    'an undeclared name in a contract',
    fence('solidity', 'pragma solidity ^0.8.0;\n// ü\ncontract A {\n  uint256 a = b;\n}'),
    '5 DeclarationError',
  ],
  [
    'an import that is not there',
    fence('solidity', 'pragma solidity ^0.8.0;\nimport "@missing/A.sol";'),
    'ParserError',
  ],
];

let report: TextsReport;

beforeAll(async () => {
  report = await checkTexts({
    ...SOUND,
    ...Object.fromEntries(WRONG.map(([name, text]) => [name, text])),
  });
});

describe('JSON, shell and Solidity', () => {
  it.each(Object.keys(SOUND))('accepts %s', (name) => {
    expect(report.problemsOf(name)).toEqual([]);
  });

  it.each(WRONG)('reports %s', (name, _text, problem) => {
    expect(report.problemsOf(name)[0]).toContain(problem);
  });
});
