import {expect, it} from 'vitest';
import {described} from './described';

it('finds the text of a name', () => {
  expect(described({PKPNFT: 'the tokens'}, 'packages.json', 'PKPNFT')).toBe('the tokens');
});

it.each(['NewContract', 'toString'])('says where to explain %s', (name) => {
  expect(() => described({PKPNFT: 'the tokens'}, 'packages.json', name)).toThrow(
    `packages/sdk-facts/data/packages.json: does not explain "${name}", which the SDK has; add an entry`,
  );
});
