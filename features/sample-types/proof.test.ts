import {beforeAll, describe, expect, it} from 'vitest';
import type {Outcome} from '../../packages/sample-checker/check-pages';
import {checkTexts, fence} from '../../packages/sample-checker/testing/check-texts';
import {proofOf, type Proof} from './proof';

const RELEASE = '3.0.24';

const ANY_SOLIDITY = 'pragma solidity ^0.8.0;\ncontract A {}';
const CONDITION = JSON.stringify({
  contractAddress: '',
  standardContractType: '',
  chain: 'ethereum',
  method: 'eth_getBalance',
  parameters: [':userAddress', 'latest'],
  returnValueTest: {comparator: '>=', value: '0'},
});

/** What each page's samples are expected to say. */
const SAYS: Record<string, [text: string, proofs: string[]]> = {
  'a script': [fence('ts', 'const a = 1;'), ['Checked against 3.0.24']],
  'a script that was run': [
    fence('ts', 'console.log(1);') + fence('text output', '1'),
    ['Checked against 3.0.24 and run'],
  ],
  packages: [
    fence('bash', 'npm install @lit-protocol/lit-node-client@3.0.24'),
    ['Packages checked against 3.0.24'],
  ],
  conditions: [fence('json', CONDITION), ['Checked against 3.0.24']],
  'a contract': [fence('solidity', ANY_SOLIDITY), ['Compiled against 3.0.24']],
  'an exemption': [fence('ts unchecked="needs webpack"', 'x'), ['Not checked: needs webpack']],
  'an output that is not compared': [
    fence('ts', 'console.log(1);') + fence('text output unchecked="needs the nodes"', '1'),
    ['Checked against 3.0.24', 'Output not compared: needs the nodes'],
  ],
};

const SAYS_NOTHING: Record<string, string> = {
  'a script with an error': fence('ts', 'const a: string = 1;'),
  'an output that differs': fence('ts', 'console.log(1);') + fence('text output', '2'),
  'commands without packages': fence('bash', 'node --version'),
  'JSON without conditions': fence('json', '{"a": 1}'),
  'a language that nothing checks': fence('yaml', 'a: 1'),
};

let outcomes: Outcome[];

beforeAll(async () => {
  const says = Object.entries(SAYS).map(([name, [text]]) => [name, text] as const);
  ({outcomes} = await checkTexts(Object.fromEntries([...says, ...Object.entries(SAYS_NOTHING)])));
});

const proofsIn = (page: string): (Proof | undefined)[] =>
  outcomes
    .filter(({sample}) => sample.page.path === page)
    .map((outcome) => proofOf(outcome, RELEASE));

describe('the line under a sample', () => {
  it.each(Object.entries(SAYS))('says what became of %s', (page, [, proofs]) => {
    expect(proofsIn(page).map((proof) => proof?.proof)).toEqual(proofs);
  });

  it.each(Object.keys(SAYS_NOTHING))('is missing for %s', (page) => {
    expect(proofsIn(page)).toEqual([undefined]);
  });

  it('counts as checked only where something was', () => {
    expect(proofsIn('a script')[0]?.isExempt).toBeUndefined();
    expect(proofsIn('an exemption')[0]?.isExempt).toBe(true);
  });
});
