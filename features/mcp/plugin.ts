import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {List, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import redirects from '../../site/redirects.json';
import {AREAS, DOCS_VERSIONS, NEWEST, type DocsVersion} from '../../site/versions';
import {readBuiltPages, type BuiltPage} from '../../lib/node/built-pages';
import {listedPages} from '../../lib/node/site-pages';
import {DATA_FILE, type SiteData} from '../../packages/docs-mcp/site';
import {readChains} from '../../packages/sdk-facts/facts/chains';
import {networkOf, readContracts} from '../../packages/sdk-facts/facts/contracts';
import {releaseOf} from '../../packages/sdk-facts/release';
import {pageTree} from '../markdown-twins/page-tree';
import {packServer} from './pack';

/**
 * The errors that a page explains.
 *
 * @param ownPath of the page, below the base URL
 */
export function errorsOf(page: BuiltPage, ownPath: string): SiteData['errors'] {
  const errors: SiteData['errors'] = [];
  visit(pageTree(page), 'listItem', ({data, children}) => {
    if (data?.anchor) {
      const [seen, details] = children as [Paragraph, List];
      const text = details.children.map((part) => toString(part)).join('\n');
      errors.push({seen: toString(seen), path: `${ownPath}#${data.anchor}`, text});
    }
  });
  return errors;
}

/** The anchors of a page's headings below its title, in their order. */
function anchorsOf(page: BuiltPage): (string | null)[] {
  const anchors: (string | null)[] = [];
  visit(pageTree(page), 'heading', ({depth, data}) => {
    if (depth > 1) {
      anchors.push(data?.anchor ?? null);
    }
  });
  return anchors;
}

type ViemChains = Readonly<Record<string, {id: number; name: string; network: string}>>;

/** Chains and contracts as the SDK release of a docs version publishes them, chains also by the names that viem has. */
function factsOf(version: DocsVersion): SiteData['facts'][string] {
  const release = releaseOf(version);
  const viem = releaseOf(NEWEST).load<ViemChains>('viem/chains');
  const otherNames = (chainId: string | undefined): string[] => [
    ...new Set(
      Object.entries(viem)
        .filter(([, {id}]) => id.toString() === chainId)
        .flatMap(([key, {name, network}]) => [key, name, network]),
    ),
  ];
  return {
    release: release.name,
    chains: readChains(release).map((chain) => ({...chain, otherNames: otherNames(chain.chainId)})),
    contractsOf: networkOf(release).network,
    contracts: readContracts(release),
  };
}

/** Writes packages/docs-mcp, and what it answers from besides pages and search index, into the built site. */
export default function mcpPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  let listed: ReadonlyMap<string, unknown> = new Map();
  return {
    name: 'mcp',
    async allContentLoaded({allContent}) {
      listed = listedPages(allContent);
    },
    async postBuild(site) {
      const data: SiteData = {
        home: new URL(baseUrl, siteConfig.url).href,
        areas: [...AREAS],
        pages: [],
        redirects,
        errors: [],
        facts: Object.fromEntries(DOCS_VERSIONS.map((version) => [version, factsOf(version)])),
      };
      const found = await readBuiltPages(
        site,
        (route) => (listed.has(route) ? route.slice(baseUrl.length - 1) : null),
        (page, ownPath) =>
          ownPath === null
            ? []
            : [{path: ownPath, anchors: anchorsOf(page), errors: errorsOf(page, ownPath)}],
      );
      for (const {errors, ...page} of [...found.values()].flat()) {
        data.pages.push(page);
        data.errors.push(...errors);
      }
      await writeFile(path.join(site.outDir, DATA_FILE), JSON.stringify(data));
      await packServer(path.join(site.outDir, 'lit-docs-mcp.tgz'), data.home);
    },
  };
}
