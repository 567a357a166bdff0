import type {Release} from '../release';
import {described} from './described';
import {AUTH} from '../data';

export const AUTH_HELPERS = '@lit-protocol/auth-helpers';

/** A resource of the SDK together with one ability that it takes. */
export interface ResourceAbility {
  /** The class, such as `LitPKPResource`. */
  resource: string;
  /** What stands before `://` in the resource's key. */
  prefix: string;
  /** What stands behind it. */
  identifier: string;
  /** The member of `LitAbility`. */
  ability: string;
  abilityValue: string;
  allows: string;
}

interface LitResource {
  resourcePrefix: string;
  isValidLitAbility: (ability: string) => boolean;
}

interface AuthHelpers {
  LitAbility: Record<string, string>;
  [name: string]: unknown;
}

type ResourceClass = new (resource: string) => LitResource;

/** Each pair of resource and ability that the release accepts, asked of the resource itself. */
export function readResources(release: Release): ResourceAbility[] {
  const helpers = release.load<AuthHelpers>(AUTH_HELPERS);
  const classes = Object.entries(helpers).filter(
    (entry): entry is [string, ResourceClass] =>
      /^Lit\w+Resource$/.test(entry[0]) && typeof entry[1] === 'function',
  );
  return classes.flatMap(([resource, Resource]) => {
    const instance = new Resource('*');
    return Object.entries(helpers.LitAbility)
      .filter(([, value]) => instance.isValidLitAbility(value))
      .map(([ability, abilityValue]) => ({
        resource,
        prefix: instance.resourcePrefix,
        identifier: described(AUTH.resourceIdentifiers, 'auth.json resourceIdentifiers', resource),
        ability,
        abilityValue,
        allows: described(AUTH.abilities, 'auth.json abilities', ability),
      }));
  });
}
