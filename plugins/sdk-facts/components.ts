import type {Notes} from './notes';
import {publicNetworks} from './facts/constants';
import {DOCS_VERSIONS, releaseOf, type DocsVersion} from './release';
import {authMethodsTable, resourcesTable, scopesTable} from './tables/auth-tables';
import {chainOf, walletNetworkOf} from './facts/wallet-network';
import {chainFacts, chainFactsId} from './tables/chain-facts';
import {changesTable} from './tables/changes-table';
import {chainsTable} from './tables/chains-table';
import {clientConfigTable} from './tables/client-config-table';
import {contractsNetwork, contractsTable} from './tables/contracts-table';
import {errorKindsTable, nodeErrorsTable, sdkErrorsTable} from './tables/errors-table';
import {featuresTable} from './tables/features-table';
import {networksTable} from './tables/networks-table';
import {packagesTable} from './tables/packages-table';
import type {FactTable} from './tables/table';
import type {ButtonData} from './wallet/button';
import {WrongUse} from './wrong-use';

type Props = Readonly<Record<string, string>>;

interface FactComponent {
  /** The names of its props. */
  props: readonly string[];
  /** Whether a list of notes may stand inside. */
  takesNotes?: true;
  table: (props: Props, notes: Notes) => FactTable;
}

const quoted = (values: readonly string[]): string =>
  values.map((value) => `"${value}"`).join(' or ');

function choice<Value extends string>(
  props: Props,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = props[name];
  const value = values.find((known) => known === given);
  if (given !== undefined && value === undefined) {
    throw new WrongUse(`${name}="${given}" is unknown; write ${quoted(values)}`);
  }
  return value;
}

function versionOf(props: Props): DocsVersion {
  const version = choice(props, 'version', DOCS_VERSIONS);
  if (!version) {
    throw new WrongUse(`version is missing; write version=${quoted(DOCS_VERSIONS)}`);
  }
  return version;
}

/** A component that takes a version only. */
function ofVersion(table: (version: DocsVersion) => FactTable): FactComponent {
  return {props: ['version'], table: (props) => table(versionOf(props))};
}

const COMPONENTS = {
  ChainsTable: ofVersion(chainsTable),
  ContractsTable: {
    props: ['version', 'network'],
    table: (props) => {
      const version = versionOf(props);
      choice(props, 'network', [contractsNetwork(version)]);
      return contractsTable(version);
    },
  },
  AuthMethodsTable: ofVersion(authMethodsTable),
  ScopesTable: ofVersion(scopesTable),
  ResourcesTable: ofVersion(resourcesTable),
  ErrorsTable: {
    props: ['version', 'from'],
    table: (props) => {
      const version = versionOf(props);
      const networks = publicNetworks(releaseOf(version));
      const from = choice(props, 'from', ['sdk', 'kinds', ...networks]) ?? 'sdk';
      if (from === 'kinds') {
        return errorKindsTable(version);
      }
      return from === 'sdk' ? sdkErrorsTable(version) : nodeErrorsTable(from);
    },
  },
  ClientConfigTable: {
    props: ['version'],
    takesNotes: true,
    table: (props, notes) => clientConfigTable(versionOf(props), notes),
  },
  PackagesTable: ofVersion(packagesTable),
  FeaturesTable: {props: [], table: featuresTable},
  ChainFacts: {
    props: ['chain', 'version'],
    table: (props) => chainFacts(versionOf(props), props.chain),
  },
  ChangesTable: {props: ['package'], table: (props) => changesTable(props.package)},
  NetworksTable: {
    props: ['version'],
    table: (props) => networksTable(choice(props, 'version', DOCS_VERSIONS)),
  },
} satisfies Record<string, FactComponent>;

export type FactComponentName = keyof typeof COMPONENTS;

/** The components that pages write and plugins/sdk-facts turns into tables. */
export const FACT_COMPONENTS = Object.keys(COMPONENTS) as FactComponentName[];

export function isFactComponent(name: string | null): name is FactComponentName {
  return name !== null && Object.hasOwn(COMPONENTS, name);
}

/** Refuses props that a component does not know. */
function checkProps(props: Props, known: readonly string[]): void {
  const unknown = Object.keys(props).find((prop) => !known.includes(prop));
  if (unknown !== undefined) {
    const takes = known.length > 0 ? known.join(' and ') : 'none';
    throw new WrongUse(`${unknown} is no prop; it takes ${takes}`);
  }
}

/** The component that pages write and plugins/sdk-facts turns into a button. */
export const ADD_NETWORK_BUTTON = 'AddNetworkButton';

/**
 * What the button on a page asks a wallet for.
 *
 * @param props as written on the page
 * @throws WrongUse for props that do not fit, and for chains that wallets cannot add
 */
export function addNetworkData(props: Props): ButtonData {
  checkProps(props, ['chain', 'version']);
  const chain = chainOf(releaseOf(versionOf(props)), props.chain);
  return {network: walletNetworkOf(chain), valuesId: chainFactsId(chain.key)};
}

/**
 * The table that a component on a page stands for.
 *
 * @param props as written on the page
 * @param notes what the page says about the rows; empty for none
 * @throws WrongUse for props or notes that do not fit
 */
export function factTable(name: FactComponentName, props: Props, notes: Notes): FactTable {
  const component: FactComponent = COMPONENTS[name];
  checkProps(props, component.props);
  if (notes.size > 0 && !component.takesNotes) {
    throw new WrongUse('nothing may stand inside');
  }
  return component.table(props, notes);
}
