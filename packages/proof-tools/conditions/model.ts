import {
  CONDITION_FIELDS,
  type ConditionField,
  FAMILIES,
  type Family,
  FAMILY_OF_FIELD,
  familyByFields,
} from 'lit-local-network/rules';
import {isObject, type JsonObject, own, parseJson, Unreadable} from '../json';

/** A condition, an operator or a group, as it was pasted and not yet checked. */
export type Item = JsonObject | readonly Item[];

export interface Conditions {
  field: ConditionField;
  list: readonly Item[];
}

/** Far beyond any list that nodes take. */
const MOST_ITEMS = 400;
const DEEPEST = 20;

export const isGroup = (item: Item): item is readonly Item[] => Array.isArray(item);

export const isOperator = (item: Item): boolean =>
  !isGroup(item) && Object.hasOwn(item, 'operator');

/** All conditions of a list, without operators, from groups as well. */
export const leavesOf = (list: readonly Item[]): JsonObject[] =>
  list.flatMap((item) => (isGroup(item) ? leavesOf(item) : isOperator(item) ? [] : [item]));

/** The family that `conditionType` names, or else that the fields tell. */
export function familyOf(condition: JsonObject): Family {
  const named = own(condition, 'conditionType');
  const known = FAMILIES.find((family) => family === named);
  return known ?? familyByFields((name) => Object.hasOwn(condition, name));
}

function checkItems(list: readonly unknown[], count = {items: 0}, depth = 0): void {
  if (depth > DEEPEST) {
    throw new Unreadable(`There are groups in groups, more than ${DEEPEST} deep.`);
  }
  for (const item of list) {
    count.items += 1;
    if (count.items > MOST_ITEMS) {
      throw new Unreadable(
        `There are more than ${MOST_ITEMS} items in this list; nodes take 30 conditions.`,
      );
    }
    if (Array.isArray(item)) {
      checkItems(item, count, depth + 1);
    } else if (!isObject(item)) {
      throw new Unreadable(
        `Item ${count.items} of the list is ${item === null ? 'null' : `a ${typeof item}`}; a list holds conditions, operators and groups.`,
      );
    }
  }
}

/** The parameter for a list that does not say its own. */
function fieldOf(list: readonly Item[]): ConditionField {
  const leaves = leavesOf(list);
  const [family, ...others] = new Set(leaves.map(familyOf));
  const isUnified =
    others.length > 0 || leaves.some((leaf) => Object.hasOwn(leaf, 'conditionType'));
  const single = CONDITION_FIELDS.find((field) => FAMILY_OF_FIELD[field] === family);
  return (!isUnified && single) || 'unifiedAccessControlConditions';
}

/**
 * Reads conditions: a list, one condition, or an object that names its list as calls of the SDK do.
 *
 * @throws Unreadable with a sentence that says what is wrong
 */
export function readConditions(text: string): Conditions {
  return conditionsOf(parseJson(text, 'a list of conditions, as JSON'));
}

/** Takes conditions out of what was read. See {@link readConditions}. */
export function conditionsOf(value: unknown): Conditions {
  if (Array.isArray(value)) {
    checkItems(value);
    const list = value as Item[];
    return {field: fieldOf(list), list};
  }
  if (!isObject(value)) {
    throw new Unreadable('This is no list of conditions: a list begins with [.');
  }
  const given = CONDITION_FIELDS.filter((name) => (own(value, name) ?? null) !== null);
  if (given.length > 1) {
    throw new Unreadable(`There are ${given.join(' and ')}; a call takes one of them.`);
  }
  const [field] = given;
  if (field) {
    const list = own(value, field);
    if (!Array.isArray(list)) {
      throw new Unreadable(`${field} is no list: a list begins with [.`);
    }
    checkItems(list);
    return {field, list: list as Item[]};
  }
  if (Object.hasOwn(value, 'returnValueTest') || Object.hasOwn(value, 'conditionType')) {
    return {field: fieldOf([value]), list: [value]};
  }
  throw new Unreadable(
    'This object is no condition, which has a returnValueTest, and holds no list of conditions.',
  );
}

/** A list as a unified one, which may hold several conditions. */
export const unify = (list: readonly Item[]): Item[] =>
  list.map((item): Item => {
    if (isGroup(item)) return unify(item);
    return isOperator(item) ? item : {conditionType: familyOf(item), ...item};
  });
