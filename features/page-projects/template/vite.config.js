// The app's own settings, and a local Lit network in the page.
import {mergeConfig} from 'vite';
import settings from '../vite.config.js';

const {control} = JSON.parse(process.env.LIT_LOCAL_NETWORK);
const script = {tag: 'script', attrs: {src: `${control}/local.js`}, injectTo: 'head-prepend'};

export default mergeConfig(settings, {
  plugins: [{name: 'lit-local-network', transformIndexHtml: () => [script]}],
});
