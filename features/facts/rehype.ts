import path from 'node:path';
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import * as z from 'zod';
import {htmlComponent} from '../../lib/node/fences';
import {importModule} from '../../lib/node/page-import';
import {issuesOf, SiteError} from '../../lib/node/site-error';
import {isPartial, placeOf} from '../../lib/node/place';
import type {FactTable} from '../../packages/sdk-facts/fact-table';
import {authMethodsTable, resourcesTable, scopesTable} from '../../packages/sdk-facts/facts/auth';
import {chainsTable} from '../../packages/sdk-facts/facts/chains';
import {changesTable} from '../../packages/sdk-facts/facts/changes';
import {clientConfigTable} from '../../packages/sdk-facts/facts/client-config';
import {contractsTable} from '../../packages/sdk-facts/facts/contracts';
import {errorsTable} from '../../packages/sdk-facts/facts/errors';
import {frameworksTable} from '../../packages/sdk-facts/facts/frameworks';
import {differencesTable, faultsTable} from '../../packages/sdk-facts/facts/local-network';
import {featuresTable, networksTable} from '../../packages/sdk-facts/facts/networks';
import {packagesTable} from '../../packages/sdk-facts/facts/packages';
import {powersTable} from '../../packages/sdk-facts/facts/powers';
import {releaseOf, WrongUse, type Release} from '../../packages/sdk-facts/release';
import {contentFolderOf, DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {powerLines} from './power-lines';
import {filterOf, tableHtml} from './table-html';

const release = z
  .enum(DOCS_VERSIONS, `write one of ${DOCS_VERSIONS.join(', ')}`)
  .transform(releaseOf);

/**
 * A component of facts.
 *
 * @param shape its props
 * @returns makes its table from the props on a page, and throws WrongUse for those that do not fit
 */
const component =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    tableOf: (props: z.infer<z.ZodObject<Shape, z.core.$strict>>) => FactTable,
  ) =>
  (props: unknown): FactTable => {
    const schema = z.strictObject(shape);
    const {data, error} = schema.safeParse(props);
    if (error) {
      throw new WrongUse(issuesOf(error, schema).join('; '));
    }
    return tableOf(data);
  };

const ofVersion = (table: (release: Release) => FactTable) =>
  component({version: release}, (props) => table(props.version));

export const TABLES = {
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
  PowersTable: ofVersion(powersTable),
  FeaturesTable: component({}, featuresTable),
  ChangesTable: component({}, changesTable),
  FaultsTable: ofVersion(faultsTable),
  FrameworksTable: ofVersion(frameworksTable),
  LocalNetworkTable: component({}, differencesTable),
  NetworksTable: component({version: release.optional()}, (props) => networksTable(props.version)),
};

const COMPONENTS: Readonly<Record<string, (props: unknown) => FactTable>> = TABLES;

/** The components of facts that pages may use. */
export const FACT_COMPONENTS: readonly string[] = [...Object.keys(TABLES), 'Powers'];

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

function propsOf({attributes, children}: JsxElement): Record<string, string> {
  if (children.length > 0) {
    throw new WrongUse('nothing may stand inside');
  }
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new WrongUse('props are plain text, as in version="v3"');
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/** A partial belongs to several docs versions, whose tables have addresses of their own. */
function versionOf(file: VFile): DocsVersion {
  const page = placeOf(file.path);
  const version = contentFolderOf(page)?.version;
  if (version === undefined || isPartial(page)) {
    throw new WrongUse('it stands on pages of docs and lessons, not in partials');
  }
  return version as DocsVersion;
}

function figure(table: FactTable): MdxJsxFlowElementHast {
  const filter = filterOf(table);
  return htmlComponent({
    component: 'FactsFigure',
    html: tableHtml(table),
    attributes: {
      ...(filter && {filter: JSON.stringify(filter)}),
      ...(table.ids && {anchors: table.ids.join(' ')}),
    },
  });
}

/**
 * Turns the components of facts on a page into tables while the site is built.
 *
 * @throws SiteError for wrong props, and a component within a line of text
 */
export default function showFacts() {
  return (tree: Root, file: VFile): void => {
    const tables: FactTable[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      const {name} = element;
      const tableOf = COMPONENTS[name ?? ''];
      if (!FACT_COMPONENTS.includes(name ?? '') || !parent || index === undefined) {
        return undefined;
      }
      const place = placeOf(file.path, element.position?.start.line);
      if (element.type === 'mdxJsxTextElement') {
        throw new SiteError(place, `<${name}> stands within text; put it on a line of its own`);
      }
      try {
        if (tableOf) {
          const table = tableOf(propsOf(element));
          tables.push(table);
          (parent as Element).children[index] = figure(table);
        } else {
          const lines = powerLines(versionOf(file), propsOf(element).of ?? '');
          (parent as Element).children.splice(index, 1, ...lines);
        }
      } catch (error) {
        throw error instanceof WrongUse
          ? new SiteError(place, `<${name}>: ${error.message}`)
          : error;
      }
      return SKIP;
    });
    if (tables.some((table) => filterOf(table) !== undefined)) {
      importModule(tree, path.join(__dirname, '../filter/styles.lazy.css'));
    }
    if (tables.some(({listedBy}) => listedBy !== undefined)) {
      importModule(tree, path.join(__dirname, 'names.lazy.css'));
    }
  };
}
