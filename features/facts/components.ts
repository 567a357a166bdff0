import * as z from 'zod';
import {issuesOf} from '../../lib/node/issues';
import {changesTable} from '../../packages/sdk-facts/changes/table';
import {authMethodsTable, resourcesTable, scopesTable} from '../../packages/sdk-facts/facts/auth';
import {chainFacts, chainOf, chainsTable} from '../../packages/sdk-facts/facts/chains';
import {clientConfigTable} from '../../packages/sdk-facts/facts/client-config';
import {contractsTable} from '../../packages/sdk-facts/facts/contracts';
import {errorsTable} from '../../packages/sdk-facts/facts/errors';
import {featuresTable, networksTable} from '../../packages/sdk-facts/facts/networks';
import {packagesTable} from '../../packages/sdk-facts/facts/packages';
import {DOCS_VERSIONS, releaseOf, type Release} from '../../packages/sdk-facts/release';
import type {FactTable} from '../../packages/sdk-facts/table/table';
import {addNetworkData, type ButtonData} from './wallet-button';
import {WrongUse} from '../../packages/sdk-facts/wrong-use';

const release = z
  .enum(DOCS_VERSIONS, `write one of ${DOCS_VERSIONS.join(', ')}`)
  .transform(releaseOf);
const chain = z.string('write the key of a chain, such as chain="chronicleTestnet"');

/**
 * A component of facts.
 *
 * @param shape its props
 * @returns what makes its content of the props on a page, and throws WrongUse for those that do not fit
 */
const component =
  <Shape extends z.ZodRawShape, Content>(
    shape: Shape,
    contentOf: (props: z.infer<z.ZodObject<Shape, z.core.$strict>>) => Content,
  ) =>
  (props: unknown): Content => {
    const schema = z.strictObject(shape);
    const {data, error} = schema.safeParse(props);
    if (error) {
      throw new WrongUse(issuesOf(error, schema).join('; '));
    }
    return contentOf(data);
  };

/** A table that takes a version only. */
const ofVersion = (table: (release: Release) => FactTable) =>
  component({version: release}, (props) => table(props.version));

const COMPONENTS = {
  ChainsTable: ofVersion(chainsTable),
  ContractsTable: ofVersion(contractsTable),
  AuthMethodsTable: ofVersion(authMethodsTable),
  ScopesTable: ofVersion(scopesTable),
  ResourcesTable: ofVersion(resourcesTable),
  ErrorsTable: component({version: release, from: z.string().default('sdk')}, (props) =>
    errorsTable(props.version, props.from),
  ),
  ClientConfigTable: ofVersion(clientConfigTable),
  PackagesTable: ofVersion(packagesTable),
  FeaturesTable: component({}, featuresTable),
  ChainFacts: component({version: release, chain}, (props) =>
    chainFacts(props.version, props.chain),
  ),
  ChangesTable: component({}, changesTable),
  NetworksTable: component({version: release.optional()}, (props) => networksTable(props.version)),
  AddNetworkButton: component({version: release, chain}, (props) =>
    addNetworkData(chainOf(props.version, props.chain)),
  ),
} satisfies Record<string, (props: unknown) => FactTable | ButtonData>;

export type FactComponentName = keyof typeof COMPONENTS;

/** The components that pages write and features/facts/plugin.ts turns into tables and buttons. */
export const FACT_COMPONENTS = Object.keys(COMPONENTS) as FactComponentName[];

export const isFactComponent = (name: string | null): name is FactComponentName =>
  FACT_COMPONENTS.includes(name as FactComponentName);

/**
 * What a component on a page stands for.
 *
 * @param props as written on the page
 * @throws WrongUse for props that do not fit
 */
export const factContent = <Name extends FactComponentName>(name: Name, props: unknown) =>
  COMPONENTS[name](props) as ReturnType<(typeof COMPONENTS)[Name]>;
