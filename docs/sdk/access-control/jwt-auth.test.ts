import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/sdk/access-control/jwt-auth.mdx');

it('verifies after a flood of malformed signatures, too', async () => {
  const printed = await run(
    `
import {bls12_381 as bls} from '@noble/curves/bls12-381';
import {verify} from './verify';
const publicKey =
  '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905' +
  'a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb'; // of the secret key 1
const DST = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_';
const text = Buffer.from('text');
const point = bls.G2.hashToCurve(text, {DST}).toAffine();
const good = bls.G2.ProjectivePoint.fromAffine(point).toRawBytes(true);
const outcomes = new Set();
for (let i = 0; i < 1500; i += 1) outcomes.add(await verify(publicKey, text, new Uint8Array(96).fill(1)));
console.log([
  [...outcomes],
  await verify(publicKey, text, good),
  await verify(publicKey, Buffer.from('other'), good),
  await verify(publicKey, text, new Uint8Array(0)),
].join());`,
    {env: 'node'},
  );
  expect(printed.split('\n').at(-1)).toBe('false,true,false,false');
});
