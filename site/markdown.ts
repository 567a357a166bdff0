import highlightCode from '../plugins/code-blocks/rehype';
import markGlossaryTerms from '../plugins/glossary/rehype';
import checkComponents from '../plugins/page-contract/remark';
import showFacts from '../plugins/sdk-facts/rehype';
import connectSamples from '../plugins/sample-types/rehype';
import drawSequences from '../plugins/sequence-diagrams/rehype';
import wrapTables from '../plugins/wide-tables/rehype';

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
