import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Ships the one helper of tslib that the client needs instead of all of them; see README.md. */
export default function leanTslibPlugin(): Plugin {
  return {
    name: 'lean-tslib',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {tslib$: path.join(__dirname, 'helpers.ts')}}},
  };
}
