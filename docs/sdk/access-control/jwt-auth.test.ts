import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const PAGE = 'docs/sdk/access-control/jwt-auth.mdx';
const run = samplesIn(PAGE);

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

it('shows the page to the account that connects, and to no other', async () => {
  const [, script = ''] =
    /<script type="module">\s*import .*([^]*?)<\/script>/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const printed = await run(`
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));
async function play(before, during) {
  let accounts = before;
  const listeners = [];
  const use = (account) => listeners.forEach((listener) => listener((accounts = [account])));
  const window = {ethereum: {on: (_, listener) => listeners.push(listener), request: async () => accounts}};
  const [text, button] = [{textContent: ''}, {}];
  const fetchMembersPage = async () => {
    if (accounts.length === 0) use('ann');
    await rest();
    return 'for ann';
  };
  const page = new Function('window', 'document', 'fetchMembersPage', 'forgetToken', ${JSON.stringify(script)});
  page(window, {querySelector: (name) => (name === 'p' ? text : button)}, fetchMembersPage, () => {});
  await rest();
  const clicked = button.onclick();
  if (during) use(during);
  await clicked;
  const shown = text.textContent;
  use('carl');
  return [shown, text.textContent].join();
}
console.log([await play([]), await play(['ann']), await play(['ann'], 'bob')].join(' | '));`);
  expect(printed).toBe('for ann, | for ann, | ,');
});
