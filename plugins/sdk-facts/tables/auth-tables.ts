import {readAuthMethods, readScopes} from '../facts/auth-methods';
import {CONSTANTS} from '../facts/constants';
import {AUTH_HELPERS, readResources} from '../facts/resources';
import {releaseOf, type DocsVersion} from '../release';
import {code, parseInline} from './inline';
import {rowsOf, type FactTable} from './table';

/** The auth methods of a docs version. */
export function authMethodsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Auth methods of SDK ${release.name}`,
    ...rowsOf(readAuthMethods(release), {
      AuthMethodType: ({name}) => code(name),
      Number: ({value}) => String(value),
      'What proves it': ({proof}) => parseInline(proof),
      ProviderType: ({provider}) => (provider ? code(provider.name) : 'None'),
      'Name in the network': ({networkName}) => code(networkName),
    }),
    unit: 'auth method',
    source: `Names and numbers read from ${release.origin(CONSTANTS)}. 0 is a placeholder, not an auth method.`,
  };
}

/** What auth methods may be allowed to do. */
export function scopesTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Scopes of auth methods in SDK ${release.name}`,
    ...rowsOf(readScopes(release), {
      AuthMethodScope: ({name}) => code(name),
      Number: ({value}) => String(value),
      'An auth method with it': ({allows}) => parseInline(allows),
    }),
    unit: 'scope',
    source: `Names and numbers read from ${release.origin(CONSTANTS)}.`,
  };
}

/** Which abilities each kind of resource takes. */
export function resourcesTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
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
  };
}
