import AUTH from '../data/auth.json';
import {code, parseInline, rowsOf, type FactTable} from '../fact-table';
import {CONSTANTS, described, WrongUse, type Release} from '../release';

const AUTH_HELPERS = '@lit-protocol/auth-helpers';

interface AuthHelpers {
  LitAbility: Record<string, string>;
  [name: string]: unknown;
}

type ResourceClass = new (resource: string) => {
  /** Prefix of the resource's key, before `://`. */
  resourcePrefix: string;
  isValidLitAbility: (ability: string) => boolean;
};

/** The members of a numeric enum, which TypeScript compiles into both directions. */
const enumMembers = (numericEnum: Readonly<Record<string, string | number>>) =>
  Object.entries(numericEnum).flatMap(([name, value]) =>
    typeof value === 'number' ? [{name, value}] : [],
  );

/** The ways to prove who uses a PKP, by number; the provider is the member of `ProviderType` that makes one. */
export const readAuthMethods = (release: Release) =>
  enumMembers(release.constants.AuthMethodType).map((method) => ({
    ...method,
    ...described(AUTH.methods, 'auth.json methods', method.name),
  }));

/**
 * Scopes of auth methods of a PKP, by number.
 *
 * @throws WrongUse for a release without `AuthMethodScope`
 */
export function readScopes(release: Release) {
  const {AuthMethodScope} = release.constants;
  if (!AuthMethodScope) {
    throw new WrongUse(`SDK ${release.name} has no scopes`);
  }
  return enumMembers(AuthMethodScope).map((scope) => ({
    ...scope,
    allows: described(AUTH.scopes, 'auth.json scopes', scope.name),
  }));
}

/** Each pair of resource and ability that the release accepts, asked of the resource itself. */
export function readResources(release: Release) {
  const {LitAbility, ...helpers} = release.load<AuthHelpers>(AUTH_HELPERS);
  const resources = Object.entries(helpers).filter(
    (entry): entry is [string, ResourceClass] =>
      /^Lit\w+Resource$/.test(entry[0]) && typeof entry[1] === 'function',
  );
  return resources.flatMap(([resource, Resource]) => {
    const instance = new Resource('*');
    return Object.entries(LitAbility)
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

/** The auth methods of a release. */
export const authMethodsTable = (release: Release): FactTable => ({
  caption: `Auth methods of SDK ${release.name}`,
  ...rowsOf(readAuthMethods(release), {
    AuthMethodType: ({name}) => code(name),
    Number: ({value}) => String(value),
    'What proves it': ({proof}) => parseInline(proof),
    ProviderType: ({provider}) => (provider ? code(provider) : 'None'),
    'Name in the network': ({networkName}) => code(networkName),
  }),
  unit: 'auth method',
  source: `Names and numbers read from ${release.origin(CONSTANTS)}. 0 is a placeholder, not an auth method.`,
});

/** Scopes of auth methods. */
export const scopesTable = (release: Release): FactTable => ({
  caption: `Scopes of auth methods in SDK ${release.name}`,
  ...rowsOf(readScopes(release), {
    AuthMethodScope: ({name}) => code(name),
    Number: ({value}) => String(value),
    'An auth method with it': ({allows}) => parseInline(allows),
  }),
  unit: 'scope',
  source: `Names and numbers read from ${release.origin(CONSTANTS)}.`,
});

/** Which abilities each kind of resource takes. */
export const resourcesTable = (release: Release): FactTable => ({
  caption: `Resources and their abilities in SDK ${release.name}`,
  ...rowsOf(readResources(release), {
    Resource: ({resource}) => code(resource),
    Key: ({prefix}) => code(`${prefix}://…`),
    'Stands for': ({identifier}) => parseInline(identifier),
    LitAbility: ({ability, abilityValue}) => [code(ability), ' ', code(abilityValue)],
    Allows: ({allows}) => parseInline(allows),
  }),
  unit: 'pair',
  source: `Each resource of ${release.origin(AUTH_HELPERS)} was asked which abilities it takes.`,
});
