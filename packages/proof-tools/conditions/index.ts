export {
  CHAINS_OF_FAMILY,
  chainsOf,
  comparatorsOf,
  CONTRACT_TYPES,
  FAMILIES,
  type Family,
  isContractType,
} from 'lit-local-network/rules';
export {isObject, type JsonObject, own, readOrSay} from '../json';
export {checkConditions} from './check';
export {default as GALLERY} from './gallery.json';
export * from './model';
export {resourceIds, sampleWith} from './sample';
export {askSdk, NO_SENTENCE} from './sdk';
export {formatUnits, parseUnits} from './units';
