import * as z from 'zod';
import {DOCS_VERSIONS, releaseOf, type DocsVersion} from './release';
import {authMethodsTable, resourcesTable, scopesTable} from './tables/auth-tables';
import {chainOf, walletNetworkOf} from './facts/wallet-network';
import {chainFacts, chainFactsId} from './tables/chain-facts';
import {changesTable} from './tables/changes-table';
import {chainsTable} from './tables/chains-table';
import {clientConfigTable} from './tables/client-config-table';
import {contractsTable} from './tables/contracts-table';
import {errorsTable} from './tables/errors-table';
import {featuresTable} from './tables/features-table';
import {networksTable} from './tables/networks-table';
import {packagesTable} from './tables/packages-table';
import type {FactTable} from './tables/table';
import type {ButtonData} from './wallet/button';
import {WrongUse} from './wrong-use';

/**
 * A component of facts.
 *
 * @param props as written on the page
 * @throws WrongUse for props that do not fit
 */
type FactComponent = (props: unknown) => FactTable;

const version = z.enum(DOCS_VERSIONS, `write one of ${DOCS_VERSIONS.join(', ')}`);
const chain = z.string('write the key of a chain, such as chain="chronicleTestnet"');

/** @throws WrongUse that names the first prop that does not fit */
function readProps<Shape extends z.ZodRawShape>(shape: Shape, props: unknown) {
  const {data, error} = z.strictObject(shape).safeParse(props);
  if (error) {
    const {path, message} = error.issues[0]!;
    throw new WrongUse([...path, message].join(': '));
  }
  return data;
}

const component =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    table: (props: z.infer<z.ZodObject<Shape, z.core.$strict>>) => FactTable,
  ): FactComponent =>
  (props) =>
    table(readProps(shape, props));

/** A component that takes a version only. */
const ofVersion = (table: (version: DocsVersion) => FactTable): FactComponent =>
  component({version}, (props) => table(props.version));

const COMPONENTS = {
  ChainsTable: ofVersion(chainsTable),
  ContractsTable: ofVersion(contractsTable),
  AuthMethodsTable: ofVersion(authMethodsTable),
  ScopesTable: ofVersion(scopesTable),
  ResourcesTable: ofVersion(resourcesTable),
  ErrorsTable: component({version, from: z.string().default('sdk')}, (props) =>
    errorsTable(props.version, props.from),
  ),
  ClientConfigTable: ofVersion(clientConfigTable),
  PackagesTable: ofVersion(packagesTable),
  FeaturesTable: component({}, () => featuresTable()),
  ChainFacts: component({chain, version}, (props) => chainFacts(props.version, props.chain)),
  ChangesTable: component({}, () => changesTable()),
  NetworksTable: component({version: version.optional()}, (props) => networksTable(props.version)),
} satisfies Record<string, FactComponent>;

export type FactComponentName = keyof typeof COMPONENTS;

/** The components that pages write and plugins/sdk-facts turns into tables. */
export const FACT_COMPONENTS = Object.keys(COMPONENTS) as FactComponentName[];

export function isFactComponent(name: string | null): name is FactComponentName {
  return name !== null && Object.hasOwn(COMPONENTS, name);
}

/** The component that pages write and plugins/sdk-facts turns into a button. */
export const ADD_NETWORK_BUTTON = 'AddNetworkButton';

/**
 * What the button on a page asks a wallet for.
 *
 * @param props as written on the page
 * @throws WrongUse for props that do not fit, and for chains that wallets cannot add
 */
export function addNetworkData(props: unknown): ButtonData {
  const read = readProps({chain, version}, props);
  const network = chainOf(releaseOf(read.version), read.chain);
  return {network: walletNetworkOf(network), valuesId: chainFactsId(network.key)};
}

/**
 * The table that a component on a page stands for.
 *
 * @param props as written on the page
 * @throws WrongUse for props that do not fit
 */
export const factTable = (name: FactComponentName, props: unknown): FactTable =>
  COMPONENTS[name](props);
