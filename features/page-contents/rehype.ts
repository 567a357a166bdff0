import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {parseMarkdown} from '../../lib/node/markdown';
import {isPartial, placeOf} from '../../lib/node/place';

/** The list of headings; Docusaurus exports `toc` from every page. */
const contents = (): RootContent =>
  parseMarkdown('<OnThisPage toc={toc} />').children[0] as MdxJsxFlowElementHast;

/** Partials are sections of other pages, and posts are also shown in lists. */
const isPartialOrPost = (file: string): boolean => isPartial(file) || file.startsWith('blog/');

/** Puts the list of a page's headings after its lead, the paragraph that it starts with. */
export default function addContents() {
  return (tree: Root, file: VFile): void => {
    if (isPartialOrPost(placeOf(file.path))) {
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
