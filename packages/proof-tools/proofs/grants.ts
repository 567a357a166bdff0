import {short} from '../json';

/** A resource of a session, such as `lit-pkp` with `*`. */
interface Resource {
  prefix: string;
  id: string;
}

/** Names for resources by kind: for all of them, and for one. */
const THINGS: Readonly<Record<string, readonly [all: string, one: string]>> = {
  'lit-accesscontrolcondition': ['everything under access control conditions', 'what has the id'],
  'lit-pkp': ['every PKP of this wallet', 'the PKP'],
  'lit-litaction': ['any Lit Action', 'the Lit Action'],
  'lit-ratelimitincrease': ['every rate limit NFT', 'the rate limit NFT'],
};

/** By ReCap name, and by that of `LitAbility`. */
const VERBS: Readonly<Record<string, string>> = {
  'lit-accesscontrolcondition Threshold/Decryption': 'decrypt',
  'lit-accesscontrolcondition Threshold/Signing': 'get tokens for',
  'lit-pkp Threshold/Signing': 'sign with',
  'lit-litaction Threshold/Execution': 'run',
  'lit-ratelimitincrease Auth/Auth': 'use',
  'lit-accesscontrolcondition access-control-condition-decryption': 'decrypt',
  'lit-accesscontrolcondition access-control-condition-signing': 'get tokens for',
  'lit-pkp pkp-signing': 'sign with',
  'lit-litaction lit-action-execution': 'run',
  'lit-ratelimitincrease rate-limit-increase-auth': 'use',
};

/** A resource by its key, such as `lit-pkp://*`. */
export function resourceOf(key: string): Resource {
  const [prefix = '', ...id] = key.split('://');
  return {prefix, id: id.join('://')};
}

/** Nodes refuse an ability of another kind of resource. */
export const isKnown = ({prefix}: Resource, ability: string): boolean =>
  Object.hasOwn(THINGS, prefix) &&
  (ability === '*/*' || Object.hasOwn(VERBS, `${prefix} ${ability}`));

/** An ability for a resource in words, such as "decrypt everything under access control conditions". */
export function permission({prefix, id}: Resource, ability: string): string {
  if (!isKnown({prefix, id}, ability)) {
    return `"${short(ability)}" for "${short(`${prefix}://${id}`)}", which nodes do not know`;
  }
  const [all, one] = THINGS[prefix]!;
  const verb = ability === '*/*' ? 'do anything with' : VERBS[`${prefix} ${ability}`]!;
  return `${verb} ${id === '*' ? all : `${one} ${short(id)}`}`;
}
