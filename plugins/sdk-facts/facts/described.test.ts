import {expect, it} from 'vitest';
import {described} from './described';

it('finds the text of a name', () => {
  expect(described({PKPNFT: 'the tokens'}, 'PURPOSES', 'PKPNFT')).toBe('the tokens');
});

it.each(['NewContract', 'toString'])('says where to explain %s', (name) => {
  expect(() => described({PKPNFT: 'the tokens'}, 'PURPOSES', name)).toThrow(
    `plugins/sdk-facts/unpublished.ts: the SDK has "${name}", which PURPOSES does not explain; add an entry`,
  );
});
