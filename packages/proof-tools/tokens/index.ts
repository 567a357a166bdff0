export {messageOf} from '../json';
export {default as TOKEN_EXAMPLES} from './examples.json';
export {inspectToken} from './inspect';
export {default as TOKEN_RULES} from './versions.json';
