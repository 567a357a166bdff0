import path from 'node:path';
import type {Root} from 'hast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseMarkdown} from '../../lib/node/markdown';
import {placeOf} from '../../lib/node/place';

/** The module that every page imports, with its path as the query; loader.cjs writes it. */
export const PAGE_MODULE = path.join(__dirname, 'page-module/empty.js');

const FIGURES: ReadonlySet<string | null> = new Set([
  'CodeFigure',
  'OutputFigure',
  'PageFiles',
  'PagePowers',
]);

/** The name of the module in a page; no page declares such a name. */
const NAME = '_checkedSamples';

/** MDX as MDX itself reads it. */
const nodesOf = <Nodes>(mdx: string): Nodes => parseMarkdown(mdx).children as Nodes;

/**
 * Gives the code blocks of a page the results of their check. They come from a generated module that the page imports,
 * so that a bundler that has the page in its cache still takes the results of this build.
 */
export default function connectSamples() {
  return (tree: Root, file: VFile): void => {
    const module = `${PAGE_MODULE}?${encodeURIComponent(placeOf(file.path))}`;
    let imports: MdxjsEsm[] = [];
    visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
      if (FIGURES.has(name)) {
        const [samples] = nodesOf<[MdxJsxFlowElement]>(`<A samples={${NAME}} />`);
        attributes.push(...samples.attributes);
        imports = nodesOf(`import ${NAME} from ${JSON.stringify(module)};`);
      }
    });
    tree.children.unshift(...imports);
  };
}
