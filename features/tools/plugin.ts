import type {Plugin} from '@docusaurus/types';
import {makeExamples} from './generate';

/** Gives pages the results of the tools for their examples. */
export default function toolsPlugin(): Plugin {
  return {
    // Its generated files are in a folder of this name.
    name: 'tools',
    async contentLoaded({actions}) {
      await actions.createData('examples.json', JSON.stringify(await makeExamples()));
    },
    // The SDK tries to load Node's "crypto", and does without it.
    configureWebpack: () => ({resolve: {fallback: {crypto: false}}}),
  };
}
