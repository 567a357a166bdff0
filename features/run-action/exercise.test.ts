import {runOnNode, SharedKey} from 'lit-local-network/action-page';
import {runAction} from 'lit-local-network/action-run';
import {expect, it} from 'vitest';
import {CASES, FLAWED, isSolved} from './exercise.shared';

const SOLUTION = `(async () => {
  const isAllowed = Number.isInteger(amount) && amount >= 1 && amount <= 100;
  if (!isAllowed || !ethers.utils.isAddress(recipient)) return;
  const message = 'voucher: ' + amount + ' points for ' + ethers.utils.getAddress(recipient);
  const hash = ethers.utils.arrayify(ethers.utils.id(message));
  await Lit.Actions.signEcdsa({ toSign: hash, publicKey, sigName: 'voucher' });
})();`;

/** Which of the cases an action passes. */
async function passed(code: string): Promise<boolean[]> {
  const key = new SharedKey(1, 1);
  const nodes = {
    ...{key, release: 3 as const, run: runAction, answers: {}, files: new Map<string, string>()},
    ...{noAnswer: String, noNetwork: String, timeoutMs: 30_000, auth: {}},
  };
  const runs = CASES.map(async (each) => {
    const params = {publicKey: key.publicKey, ...each.params};
    return isSolved(each, (await runOnNode(nodes, 1, {code, params}, 'Qm')).signed);
  });
  return Promise.all(runs);
}

it('is solved by the action of the lesson, and by no action that signs what its caller passes', async () => {
  expect(await passed(SOLUTION)).toEqual(CASES.map(() => true));
  expect(await passed(FLAWED)).toEqual([false, false, true, ...Array<boolean>(6).fill(false)]);
  expect(await passed('')).toEqual([false, false, true, true, true, true, true, true, true]);
});

it('is not solved by an action that compares amounts which are no numbers', async () => {
  const lax = SOLUTION.replace('Number.isInteger(amount)', 'Number(amount) % 1 === 0');
  const results = await passed(lax);
  expect(CASES.filter((_case, index) => !results[index]).map(({name}) => name)).toEqual([
    "'0x28' are refused",
    'true is refused',
  ]);
});
