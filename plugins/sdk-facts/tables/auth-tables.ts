import {readAuthMethods, readScopes} from '../facts/auth-methods';
import {CONSTANTS} from '../facts/constants';
import {AUTH_HELPERS, readResources} from '../facts/resources';
import {releaseOf, type DocsVersion} from '../release';
import {parseInline} from './inline';
import type {FactTable} from './table';

/** The auth methods of a docs version. */
export function authMethodsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Auth methods of SDK ${release.name}`,
    columns: ['AuthMethodType', 'Number', 'What proves it', 'ProviderType', 'Name in the network'],
    rows: readAuthMethods(release).map(({name, value, networkName, proof, provider}) => ({
      cells: [
        [{code: name}],
        [String(value)],
        parseInline(proof),
        provider ? [{code: provider.name}] : ['None'],
        [{code: networkName}],
      ],
    })),
    unit: {one: 'auth method', many: 'auth methods'},
    source: parseInline(
      `Names and numbers read from ${release.origin(CONSTANTS)}. 0 is a placeholder, not an auth method.`,
    ),
  };
}

/** What auth methods may be allowed to do. */
export function scopesTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Scopes of auth methods in SDK ${release.name}`,
    columns: ['AuthMethodScope', 'Number', 'An auth method with it'],
    rows: readScopes(release).map(({name, value, allows}) => ({
      cells: [[{code: name}], [String(value)], parseInline(allows)],
    })),
    unit: {one: 'scope', many: 'scopes'},
    source: parseInline(`Names and numbers read from ${release.origin(CONSTANTS)}.`),
  };
}

/** Which abilities each kind of resource takes. */
export function resourcesTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Resources and their abilities in SDK ${release.name}`,
    columns: ['Resource', 'Key', 'Stands for', 'LitAbility', 'Allows'],
    rows: readResources(release).map(
      ({resource, prefix, identifier, ability, abilityValue, allows}) => ({
        cells: [
          [{code: resource}],
          [{code: `${prefix}://…`}],
          parseInline(identifier),
          [{code: ability}, ' ', {code: abilityValue}],
          parseInline(allows),
        ],
      }),
    ),
    unit: {one: 'pair', many: 'pairs'},
    source: parseInline(
      `Each resource of ${release.origin(AUTH_HELPERS)} was asked which abilities it takes.`,
    ),
  };
}
