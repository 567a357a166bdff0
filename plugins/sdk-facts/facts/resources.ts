import type {Release} from '../release';
import {described} from './described';
import {AUTH} from '../data';

export const AUTH_HELPERS = '@lit-protocol/auth-helpers';

interface AuthHelpers {
  LitAbility: Record<string, string>;
  [name: string]: unknown;
}

type ResourceClass = new (resource: string) => {
  /** What stands before `://` in the resource's key. */
  resourcePrefix: string;
  isValidLitAbility: (ability: string) => boolean;
};

/** Each pair of resource and ability that the release accepts, asked of the resource itself. */
export function readResources(release: Release) {
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
