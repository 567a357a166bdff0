import vm from 'node:vm';
import {ethers} from 'ethers';
import type {ActionInputs, SampleInputs} from './inputs.shared';

/** Answers of functions that ask a network, unless a sample gives its own. */
const USUAL: Readonly<Record<string, unknown>> = {
  checkConditions: true,
  call: '',
  getLatestNonce: '0x0',
  isPermittedAction: false,
  isPermittedAddress: false,
  isPermittedAuthMethod: false,
  getPermittedActions: [],
  getPermittedAddresses: [],
  getPermittedAuthMethods: [],
};

/** The time when hidden lines run: the same in each build. */
const START_MS = Date.UTC(2023, 10, 14);

/** Lists that a sample fills with what was signed. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const uses = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

/**
 * Reads the inputs of a Lit Action on a page: the values that the hidden start of its sample sets.
 *
 * @param hidden lines of the fence above those that readers see
 * @param code the lines that they see
 */
export function inputsOf(hidden: string, code: string): SampleInputs {
  const names = Array.from(hidden.matchAll(/^const (\w+)/gm), ([, name]) => name!);
  const wanted = names.filter((name) => name !== 'publicKey' && uses(code, name));
  const readAt = (ms: number): Required<ActionInputs> => {
    const result = `({params: {${wanted.join(', ')}}, answers: nodeAnswers, auth: Lit.Auth})`;
    const sandbox = {ethers, Lit: {Auth: {authMethodContexts: []}}, nodeAnswers: {}};
    const script = `Date.now = () => ${ms};\n${hidden}\n;${result}`;
    return vm.runInNewContext(script, sandbox) as Required<ActionInputs>;
  };
  const found = readAt(START_MS);
  const later = readAt(START_MS + 1_000_000);
  const now = wanted.filter(
    (name) => Number(later.params[name]) - Number(found.params[name]) === 1000,
  );
  const [params, auth] = [found.params, found.auth].map((table) =>
    Object.entries(table)
      .filter(([, value]) => !isEmptyList(value))
      // As JSON can hold it.
      .map(([name, value]) => [name, value instanceof Uint8Array ? [...value] : value]),
  ) as [[string, unknown][], [string, unknown][]];
  const {fetch, ...given} = found.answers;
  const values = Object.entries(given).filter(([, answer]) => typeof answer !== 'function');
  const answers = Object.entries({...USUAL, ...Object.fromEntries(values)}).filter(([name]) =>
    uses(code, `Lit\\.Actions\\.${name}`),
  );
  return {
    params: Object.fromEntries(params),
    ...(now.length > 0 && {now}),
    ...(fetch !== undefined && {fetch: {'*': fetch}}),
    ...(answers.length > 0 && {answers: Object.fromEntries(answers)}),
    ...(auth.length > 0 && {auth: Object.fromEntries(auth)}),
  };
}
