import {CONSTANTS} from '../facts/constants';
import {readNodeErrors, readSdkErrors} from '../facts/errors';
import {releaseOf, type DocsVersion} from '../release';
import {NETWORK_STATEMENTS} from '../unpublished';
import {parseInline} from './inline';
import type {FactTable} from './table';

const UNIT = {one: 'error', many: 'errors'};

/** The errors that a docs version's SDK makes itself. */
export function sdkErrorsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Errors of SDK ${release.name}`,
    columns: ['errorCode', 'errorKind', 'Meaning', 'Code in LIT_ERROR'],
    rows: readSdkErrors(release).map(({name, code, kind, meaning, thrown}) => ({
      group: kind,
      cells: [
        [{code: name}],
        [{code: kind}],
        parseInline(thrown ? meaning : `${meaning}. Not thrown by ${release.name}`),
        [{code}],
      ],
    })),
    unit: UNIT,
    groupLabel: 'errorKind',
    source: parseInline(`Codes and kinds read from ${release.origin(CONSTANTS)}.`),
  };
}

/** The codes that a network's nodes answer with. */
export function nodeErrorsTable(network: string): FactTable {
  return {
    caption: `Errors of the nodes of ${NETWORK_STATEMENTS[network]?.name ?? network}`,
    columns: ['errorCode', 'About', 'Meaning'],
    rows: readNodeErrors(network).map(({code, topic, meaning}) => ({
      group: topic,
      cells: [[{code}], [topic], parseInline(meaning)],
    })),
    unit: UNIT,
    groupLabel: 'About',
    source: parseInline(
      'The SDK publishes no list of these; they are the codes that the network lists.',
    ),
  };
}
