import highlightCode from '../code-blocks/rehype';
import markGlossaryTerms from '../glossary/rehype';
import addContents from '../page-contents/rehype';
import checkStructure from '../page-contract/remark';
import showFacts from '../sdk-facts/rehype';
import connectSamples from '../sample-types/rehype';
import drawSequences from '../sequence-diagrams/rehype';
import arrangeTables from '../tables/rehype';
import nameTabs from '../tabs/rehype';

/** What makes content out of a page's own words; enough to check a page without building the site. */
export const contentPlugins = [drawSequences, showFacts];

/** What happens to the Markdown of every page, in docs, blog and single pages alike. */
export const markdown = {
  remarkPlugins: [checkStructure],
  rehypePlugins: [
    ...contentPlugins,
    markGlossaryTerms,
    highlightCode,
    connectSamples,
    arrangeTables,
    nameTabs,
    addContents,
  ],
};
