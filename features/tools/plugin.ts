import type {Plugin} from '@docusaurus/types';
import {makeExamples, makeFacts} from './generate';

/** Gives the tools what they know of each release, and pages what the tools say of their examples. */
export default function toolsPlugin(): Plugin {
  return {
    // Its generated files are in a folder of this name.
    name: 'tools',
    async contentLoaded({actions}) {
      await actions.createData('facts.json', JSON.stringify(makeFacts()));
      await actions.createData('examples.json', JSON.stringify(makeExamples()));
    },
  };
}
