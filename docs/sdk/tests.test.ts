import {describe, expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

describe.each([
  ['docs/sdk/tests.mdx', 'NoCode'],
  ['versioned_docs/version-2.0/sdk/explanation/tests.mdx', 'Error'],
])('the helpers of %s', (page, codeOfError) => {
  const run = samplesIn(page);

  it('describe whatever is thrown', async () => {
    const output = await run(`
      import {describeError} from './describe-error';
      const thrown = [
        null, undefined, '', 0, true, NaN, [49], {}, Symbol('x'), Object.create(null),
        {errorCode: {}, message: {}, details: {}}, {code: 1e21, details: [null, 'why']},
        {errorCode: 'x', message: null, details: 'why'}, new Error('broken'),
        {errorCode: 'InvalidParamType', message: 'received "x". value: {"sig": "SECRET"}'},
      ];
      for (const error of thrown) {
        const {code, message, advice} = describeError(error);
        console.log([code, message, advice].join(' / '));
      }`);
    const nothing = 'NoCode /  / fix the code';
    expect(output.split('\n')).toEqual([
      ...[nothing, nothing, 'Text /  / fix the code'],
      ...Array<string>(8).fill(nothing),
      '1e+21 / why / fix the code',
      'x / why / fix the code',
      `${codeOfError} / broken / fix the code`,
      'InvalidParamType / received "x". / fix the code',
    ]);
  });

  it('know what a user can do', async () => {
    const output = await run(`
      import {describeError} from './describe-error';
      const codes = [
        'NodeAccessControlConditionsReturnedNotAuthorized', 'NodeAuthSigScopeTooLimited',
        'NodePKPNotAuthorized', 'NodeAuthSigNotSupported', 'NodeInvalidAuthSig',
        'NodeAuthSigSignatureConversionError', 'NodeSIWEMessageError', 'NodeRpcError',
        'NodeBlockchainError', 'NodeBlockchainChainUnknown', 'NodeConcurrencyOverload',
        'rate_limit_exceeded', 'NodeUnknownError', 'constructor',
      ];
      for (const errorCode of codes) console.log(describeError({errorCode}).advice);`);
    expect(output.split('\n')).toEqual([
      ...['no access', 'no access', 'no access', 'fix the code', 'sign in again'],
      ...['sign in again', 'sign in again', 'try again', 'try again', 'fix the code'],
      ...['try again', 'try again', 'try again', 'fix the code'],
    ]);
  });

  it('know who closed or declined the wallet dialog', async () => {
    const output = await run(`
      import {describeError} from './describe-error';
      const thrown = [
        {code: 4001}, {code: 'ACTION_REJECTED'}, {message: 'User denied message signature.'},
        {message: 'Rejected by user'}, {message: 'User canceled'},
        new TypeError("Cannot read properties of undefined (reading 'toLowerCase')"),
        {code: 'INVALID_ARGUMENT', message: 'unsupported provider (argument="provider", value=false)'},
        new Error('No wallets installed or provided.'),
        {code: 'INVALID_ARGUMENT', message: 'invalid address (argument="address", value="0x")'},
      ];
      for (const error of thrown) console.log(describeError(error).advice);`);
    const declined = Array<string>(7).fill('declined');
    expect(output.split('\n')).toEqual([...declined, 'no wallet', 'fix the code']);
  });

  it('stop trying', async () => {
    const output = await run(`
      import {withRetry} from './with-retry';
      for (const attempts of [1, 3, 0, -1, NaN]) {
        let calls = 0;
        await withRetry(() => { calls += 1; throw {errorCode: 'NodeRpcError'}; }, attempts, 1)
          .catch(() => console.log(attempts, calls));
      }`);
    expect(output).toBe('1 1\n3 3\n0 1\n-1 1\nNaN 1');
  });
});
