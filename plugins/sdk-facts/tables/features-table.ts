import {NETWORKS} from '../data';
import {readNetworks} from '../facts/networks';
import {releaseOf} from '../release';
import {rowsOf, type FactTable} from './table';

/** Which SDK connects to which network, and what each can do. */
export function featuresTable(): FactTable {
  const {ofV1, features} = NETWORKS;
  const networks = readNetworks()
    .filter(({versions}) => versions.length > 0)
    .map(({key, name, versions}) => ({
      name: `Network ${name}`,
      in: [ofV1.networks.includes(key), versions.includes('v2'), versions.includes('v3')],
    }));
  const others = features.features.map(({name, since, until}) => ({
    name,
    in: [1, 2, 3].map((major) => since <= major && major <= until),
  }));
  const answer = (place: number) => (item: {in: boolean[]}) => (item.in[place] ? 'Yes' : 'No');
  return {
    caption: 'Networks and features of each SDK',
    ...rowsOf([...networks, ...others], {
      'Network or feature': ({name}) => name,
      V1: answer(0),
      [`V2 (${releaseOf('v2').name})`]: answer(1),
      [`V3 (${releaseOf('v3').name})`]: answer(2),
    }),
    source:
      'V1 is the package `lit-js-sdk`, deprecated since March 2023. Networks of V2 and V3 are read from the packages.',
  };
}
