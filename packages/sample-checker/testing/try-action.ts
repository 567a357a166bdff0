import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import {createSandbox, type Answers} from '../run/action';
import {samplesOf} from '../sample';
import {withoutTail} from '../units';
import {SDKS} from './check-texts';
import {readPage} from './page-samples';

/** The calls of an action in their order, and the error that it threw. */
export interface ActionRun {
  calls: {name: string; params: Record<string, unknown>}[];
  error?: string;
}

/** The parameters of an action, and the `Lit.Auth`, `fetch` and answers that it finds. */
export interface ActionInput {
  jsParams: Readonly<Record<string, unknown>>;
  auth?: Readonly<Record<string, unknown>>;
  answers?: Answers;
  fetch?: (url: string, options?: RequestInit) => Promise<unknown>;
}

const CUT = /^[^]*\/\/ ---cut---\n/;

/**
 * Reads a Lit Action of a page as a reader has it, to run it many times in this process, where a
 * table of hostile input costs no process for each row.
 *
 * @param file path in the project
 * @param title of the sample, which ends with the call that starts it
 * @returns a function that runs the action
 */
export function actionIn(file: string, title: string) {
  const page = readPage(file);
  const fence = samplesOf(page).samples.find(
    (sample) => sample.title === title && sample.environment === 'action',
  )?.fence;
  if (!fence) {
    throw new Error(`${file} has no Lit Action with the title ${title}`);
  }
  const code = withoutTail(fence.code).replace(CUT, '');
  const load = createRequire(path.join(SDKS[page.version].folder, 'package.json'));

  return async ({jsParams, auth, answers, fetch}: ActionInput): Promise<ActionRun> => {
    const calls: ActionRun['calls'] = [];
    const record = (name: string, params: ActionRun['calls'][number]['params']) =>
      calls.push({name, params});
    const sandbox = createSandbox(page.version, load, record, answers);
    Object.assign(sandbox.Lit.Auth, auth);
    try {
      await vm.runInNewContext(code, {...sandbox, ...(fetch && {fetch}), ...jsParams});
      return {calls};
    } catch (error) {
      return {calls, error: (error as Error).message};
    }
  };
}

/** Values that are not valid counts, for tables of hostile input. */
export const NO_COUNTS = [null, '', '0x32', '7', [49], true, -1, 1.5, 1e21, NaN, Infinity, {}];

/** The texts that an action has had signed with the prefix of wallets. */
export const signedTexts = ({calls}: ActionRun): unknown[] =>
  calls
    .filter(({name}) => name === 'ethPersonalSignMessageEcdsa')
    .map(({params}) => params.message);
