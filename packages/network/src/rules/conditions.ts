// Conditions as the SDK takes them and nodes evaluate them. Both releases agree; their chains are in chain-table.json.
import type {ChainFamily} from './chains';
import RULES from './condition-rules.json';

/** The names under which requests carry conditions; exactly one is used. */
export const CONDITION_FIELDS = [
  'accessControlConditions',
  'evmContractConditions',
  'solRpcConditions',
  'unifiedAccessControlConditions',
] as const;
export type ConditionField = (typeof CONDITION_FIELDS)[number];

/** A family of conditions, named as `conditionType` in a unified list. */
export type Family = keyof typeof RULES.families;

export const FAMILIES = Object.keys(RULES.families) as readonly Family[];

/** The family of all conditions under a name; a unified list mixes families. */
export const FAMILY_OF_FIELD: Partial<Record<ConditionField, Family>> = {
  accessControlConditions: 'evmBasic',
  evmContractConditions: 'evmContract',
  solRpcConditions: 'solRpc',
};

export const CHAINS_OF_FAMILY: Readonly<Record<Family, ChainFamily>> = {
  evmBasic: 'evm',
  evmContract: 'evm',
  solRpc: 'solana',
  cosmos: 'cosmos',
};

/** The fields of an object. Nodes require more of a condition than its type in the SDK does. */
export interface Shape {
  required: readonly string[];
  optional: readonly string[];
}

/** The fields of conditions, of objects within them by the field that holds them, and of AuthSigs. */
export const CONDITION_SHAPES: Readonly<Record<Family, Shape>> = RULES.families;
export const INNER_SHAPES: Readonly<Record<keyof typeof RULES.inner, Shape>> = RULES.inner;
export const AUTH_SIG_SHAPE: Shape = RULES.authSig;

export const fieldsOf = ({required, optional}: Shape): string[] => [...required, ...optional];

/** The fields that no other family has. */
function marksOf(family: Family): string[] {
  const others = FAMILIES.filter((each) => each !== family);
  const shared = others.flatMap((each) => fieldsOf(CONDITION_SHAPES[each]));
  return fieldsOf(CONDITION_SHAPES[family]).filter((name) => !shared.includes(name));
}

const MARKS = FAMILIES.map((family) => [family, marksOf(family)] as const);

/** The family that a condition's fields tell; one that they do not tell counts as `evmBasic`. */
export const familyByFields = (has: (name: string) => boolean): Family =>
  MARKS.find(([, marks]) => marks.some(has))?.[0] ?? 'evmBasic';

/** Nodes refuse more. */
export const MOST_CONDITIONS = 30;

export const OPERATORS: readonly string[] = ['and', 'or'];

export type Comparator = keyof typeof RULES.comparators;

export const COMPARATORS = Object.keys(RULES.comparators) as readonly Comparator[];

/** The comparators that nodes know in a family; others count as not met. */
export const comparatorsOf = (family: Family): Comparator[] =>
  COMPARATORS.filter((name) =>
    (RULES.comparators[name].families as readonly string[]).includes(family),
  );

export const isComparatorOf = (family: Family, name: unknown): name is Comparator =>
  comparatorsOf(family).some((known) => known === name);

/** The SDK's sentences say "undefined" for a comparator without a word. */
export const hasWord = (name: Comparator): boolean => RULES.comparators[name].hasWord;

/** The value of `standardContractType`. */
export type ContractType = keyof typeof RULES.contractTypes;

interface ContractTypeRule {
  /** The content of `contractAddress`. */
  contract: 'address' | 'CID' | 'anything';
  /** By name. A Lit Action has its own. */
  methods: Readonly<Record<string, MethodRule>>;
}

export interface MethodRule {
  /** The kind of value that nodes compare; an `amount` is in the smallest unit. */
  compared: 'amount' | 'count' | 'seconds' | 'address' | 'text' | 'nothing';
  /** The kinds of its parameters. Addresses and token ids are lists with commas. */
  parameters: readonly ('address' | 'addresses' | 'token id' | 'token ids' | 'text')[];
}

/** The rules of `evmBasic`, by type. */
export const CONTRACT_TYPES = RULES.contractTypes as Readonly<
  Record<ContractType, ContractTypeRule>
>;

export const isContractType = (name: string): name is ContractType =>
  Object.hasOwn(CONTRACT_TYPES, name);

/** A type with one of its methods, such as `ERC20 balanceOf`. */
export type BasicTest = {
  [Type in ContractType]: `${Type} ${keyof (typeof RULES.contractTypes)[Type]['methods'] & string}`;
}[ContractType];

/** Undefined where there is no such type, or no such method of it. */
export const basicTestOf = (type: string, method: string): BasicTest | undefined =>
  isContractType(type) && methodOf(type, method) ? (`${type} ${method}` as BasicTest) : undefined;

/** The rule of a method; undefined where the type has none of that name. */
export const methodOf = (type: ContractType, name: string): MethodRule | undefined =>
  Object.hasOwn(CONTRACT_TYPES[type].methods, name)
    ? CONTRACT_TYPES[type].methods[name]
    : undefined;

export const SOLANA_METHODS: readonly string[] = RULES.solanaMethods;

/** Stands for the account that has proved itself. */
export const USER_ADDRESS = ':userAddress';

/** Parameters that nodes replace. After `:litParam:` comes a name. */
export const PLACEHOLDERS: readonly string[] = RULES.placeholders;

export const isPlaceholder = (text: string): boolean =>
  PLACEHOLDERS.some((each) => (each.endsWith(':') ? text.startsWith(each) : text === each));
