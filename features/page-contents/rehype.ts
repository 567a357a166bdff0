import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {parseMarkdown} from '../../lib/node/markdown';
import {isPartial, placeOf} from '../../lib/node/place';

/** The list of headings; `toc` is what Docusaurus exports from every page. */
const contents = (): RootContent =>
  parseMarkdown('<OnThisPage toc={toc} />').children[0] as MdxJsxFlowElementHast;

/** Parts of pages, and posts, which are also shown in lists. */
const isNoPage = (place: string): boolean => isPartial(place) || place.startsWith('blog/');

/** Puts the list of a page's headings behind its lead: the paragraph that it starts with. */
export default function addContents() {
  return (tree: Root, file: VFile): void => {
    if (isNoPage(placeOf(file.path))) {
      return;
    }
    const lead = tree.children.findIndex(
      ({type}) => type === 'element' || type === 'mdxJsxFlowElement',
    );
    const first = tree.children[lead];
    const hasLead = first?.type === 'element' && first.tagName === 'p';
    tree.children.splice(hasLead ? lead + 1 : Math.max(lead, 0), 0, contents());
  };
}
