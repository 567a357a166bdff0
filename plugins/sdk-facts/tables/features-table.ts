import {readNetworks} from '../facts/networks';
import {releaseOf} from '../release';
import type {Cell, FactTable} from './table';
import {NETWORKS} from '../data';

const SUPPORT = {yes: 'Yes', no: 'No'};

const answers = (...supported: boolean[]): Cell[] =>
  supported.map((is) => [is ? SUPPORT.yes : SUPPORT.no]);

/** Which SDK connects to which network, and what each can do. */
export function featuresTable(): FactTable {
  const [v2, v3] = [releaseOf('v2').name, releaseOf('v3').name];
  const networks = readNetworks().filter(({versions}) => versions.length > 0);
  return {
    caption: 'Networks and features of each SDK',
    columns: ['Network or feature', 'V1', `V2 (${v2})`, `V3 (${v3})`],
    rows: [
      ...networks.map(({key, name, versions}) => ({
        cells: [
          [`Network ${name}`],
          ...answers(
            NETWORKS.ofV1.networks.includes(key),
            versions.includes('v2'),
            versions.includes('v3'),
          ),
        ],
      })),
      ...NETWORKS.features.features.map(({name, since, until}) => ({
        cells: [
          [name],
          ...answers(...([1, 2, 3] as const).map((major) => since <= major && major <= until)),
        ],
      })),
    ],
    unit: {one: 'row', many: 'rows'},
    isWhole: true,
    source: [
      'V1 is the package ',
      {code: 'lit-js-sdk'},
      ', deprecated since March 2023. Networks of V2 and V3 are read from the packages.',
    ],
  };
}
