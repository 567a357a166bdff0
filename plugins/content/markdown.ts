import highlightCode from '../code-blocks/rehype';
import markGlossaryTerms from '../glossary/rehype';
import checkComponents from '../page-contract/remark';
import showFacts from '../sdk-facts/rehype';
import connectSamples from '../sample-types/rehype';
import drawSequences from '../sequence-diagrams/rehype';
import wrapTables from '../wide-tables/rehype';

/** What happens to the Markdown of every page, in docs, blog and single pages alike. */
export const markdown = {
  remarkPlugins: [checkComponents],
  rehypePlugins: [
    drawSequences,
    showFacts,
    markGlossaryTerms,
    highlightCode,
    connectSamples,
    wrapTables,
  ],
};
