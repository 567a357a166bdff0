/** Inputs of an action: parameters, answers of `fetch` by address and of functions by name, and `Lit.Auth`. */
export interface ActionInputs {
  params: Record<string, unknown>;
  fetch?: Record<string, unknown>;
  answers?: Record<string, unknown>;
  auth?: Record<string, unknown>;
}

/** Inputs of a sample on a page. */
export interface SampleInputs extends ActionInputs {
  /** Parameters that are the time of the run, in seconds. */
  now?: string[];
}

/** The inputs of a sample that is run now. */
export function inputsAt({now = [], ...inputs}: SampleInputs, ms: number): ActionInputs {
  const times = now.map((name) => [name, Math.floor(ms / 1000)] as const);
  return {...inputs, params: {...inputs.params, ...Object.fromEntries(times)}};
}

/** An action with what it is run with. */
export interface Action {
  code: string;
  inputs: ActionInputs;
}

/** Start of the hash part of an address that holds an action. */
export const ADDRESS = '#action=';

/** The action that the tool begins with. */
export const EXAMPLE: Action = {
  code: `// jsParams: amount, publicKey of the PKP
(async () => {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 100) {
    Lit.Actions.setResponse({ response: 'refused' });
    return;
  }
  const message = \`voucher: \${amount} points\`;
  await Lit.Actions.ethPersonalSignMessageEcdsa({ message, publicKey, sigName: 'voucher' });
  Lit.Actions.setResponse({ response: JSON.stringify({ message }) });
})();`,
  inputs: {params: {amount: 40}},
};

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An action as a link holds it; undefined for anything else. */
export function actionFrom(value: unknown): Action | undefined {
  if (!isTable(value) || typeof value.code !== 'string' || !isTable(value.inputs)) return undefined;
  const {params = {}, ...rest} = value.inputs;
  const tables = [params, ...Object.values(rest)];
  return tables.every(isTable)
    ? {code: value.code, inputs: {...rest, params} as ActionInputs}
    : undefined;
}

/** The table in a field; a text that says what is wrong with it. */
export function tableIn(text: string): Record<string, unknown> | string {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isTable(value) ? value : 'This must be an object, like {"name": "value"}.';
  } catch (error) {
    return `This is not JSON: ${(error as Error).message}`;
  }
}
