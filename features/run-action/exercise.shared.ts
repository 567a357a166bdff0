/** An action that a reader is to mend: it signs whatever its caller passes. */
export const FLAWED = `// jsParams: amount, recipient, toSign, publicKey of the PKP
(async () => {
  if (amount > 100) {
    Lit.Actions.setResponse({ response: 'refused' });
    return;
  }
  await Lit.Actions.signEcdsa({ toSign, publicKey, sigName: 'voucher' });
})();`;

/** A call of the action, and what has to come of it. */
export interface ExerciseCase {
  name: string;
  params: Record<string, unknown>;
  /** The one hash that it may sign; without it, it may sign nothing. */
  signs?: string;
}

const recipient = '0x50e2dac5e78B5905CB09495547452cEE64426db2';

/** `ethers.utils.id` of `voucher: 40 points for <recipient>`. */
const VOUCHER = '0x3b4d1b28d6eb9a9a7d44419e417b57926f25b6b5aa958b781de263d80b59aa68';

/** A hash of the caller's own choice. */
const toSign = Array.from({length: 32}, () => 1);

export const CASES: readonly ExerciseCase[] = [
  {name: '40 points are signed', params: {amount: 40, recipient, toSign}, signs: VOUCHER},
  {
    name: 'the same for an address in lower case',
    params: {amount: 40, recipient: recipient.toLowerCase(), toSign},
    signs: VOUCHER,
  },
  {name: '1000 points are refused', params: {amount: 1000, recipient, toSign}},
  {name: '-5 points are refused', params: {amount: -5, recipient, toSign}},
  {name: "'lots' are refused", params: {amount: 'lots', recipient, toSign}},
  {name: '1.5 points are refused', params: {amount: 1.5, recipient, toSign}},
  {name: "'0x28' are refused", params: {amount: '0x28', recipient, toSign}},
  {name: 'true is refused', params: {amount: true, recipient, toSign}},
  {
    name: 'a recipient that is no address is refused',
    params: {amount: 40, recipient: 'me', toSign},
  },
];

/** Tests if an action has signed what a case says, and nothing else. */
export function isSolved(
  {signs}: ExerciseCase,
  signed: Readonly<Record<string, {digest: string}>>,
): boolean {
  const digests = Object.values(signed).map(({digest}) => digest);
  return signs === undefined
    ? digests.length === 0
    : digests.length > 0 && digests.every((digest) => digest === signs);
}
