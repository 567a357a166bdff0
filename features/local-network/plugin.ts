import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {packNetwork} from './pack';

/** Serves lit-local-network to readers who do not clone the site: `npx https://…/lit-local-network.tgz` starts it. */
export default function localNetworkPlugin(): Plugin {
  return {
    name: 'local-network',
    postBuild: ({outDir}) => packNetwork(path.join(outDir, 'lit-local-network.tgz')),
  };
}
