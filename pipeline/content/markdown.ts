import styleCards from '../../features/cards/rehype';
import highlightCode from '../../features/code-blocks/rehype';
import markGlossaryTerms from '../../features/glossary/rehype';
import addContents from '../../features/page-contents/rehype';
import pairSamples from '../../features/page-layout/rehype';
import checkStructure from '../../features/page-contract/remark';
import listFiles from '../../features/page-projects/rehype';
import showFacts from '../../features/facts/rehype';
import connectSamples from '../../features/sample-types/rehype';
import drawSequences from '../../features/sequence-diagrams/rehype';
import arrangeTables from '../../features/tables/rehype';
import nameTabs from '../../features/tabs/rehype';

/** Plugins that check a page or add content to it; `check:page` runs them without a build. */
export const contentPlugins = [drawSequences, showFacts];

/** Markdown plugins of all pages: docs, blog and single pages. */
export const markdown = {
  remarkPlugins: [checkStructure],
  rehypePlugins: [
    ...contentPlugins,
    markGlossaryTerms,
    listFiles,
    highlightCode,
    connectSamples,
    arrangeTables,
    nameTabs,
    addContents,
    pairSamples,
    styleCards,
  ],
};
