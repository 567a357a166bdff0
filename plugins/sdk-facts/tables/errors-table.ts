import {CONSTANTS, publicNetworks} from '../facts/constants';
import {readErrorKinds, readNodeErrors, readSdkErrors} from '../facts/errors';
import {releaseOf, type DocsVersion} from '../release';
import {codeList, parseInline} from './inline';
import type {Cell, FactTable} from './table';
import {NETWORKS, type ErrorText} from '../data';
import {WrongUse} from '../wrong-use';

const UNIT = {one: 'error', many: 'errors'};

const TEXT_COLUMNS = ['Meaning', 'Cause', 'What to do'];

const textCells = ({meaning, cause, fix}: ErrorText): Cell[] =>
  [meaning, cause, fix].map(parseInline);

/** The errors that a docs version's SDK makes itself. */
function sdkErrorsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Errors of SDK ${release.name}`,
    columns: ['errorCode', 'errorKind', ...TEXT_COLUMNS, 'Code in LIT_ERROR'],
    rows: readSdkErrors(release).map(({name, code, kind, thrown, ...text}) => {
      const meaning = thrown ? text.meaning : `${text.meaning}. Not thrown by ${release.name}`;
      return {
        groups: [kind],
        cells: [[{code: name}], [{code: kind}], ...textCells({...text, meaning}), [{code}]],
      };
    }),
    unit: UNIT,
    anchors: 'sdk',
    groupLabels: ['errorKind'],
    source: parseInline(`Codes and kinds read from ${release.origin(CONSTANTS)}.`),
  };
}

/** What `errorKind` of a docs version's SDK can be. */
function errorKindsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  return {
    caption: `Kinds of errors of SDK ${release.name}`,
    columns: ['errorKind', ...TEXT_COLUMNS, 'errorCode'],
    rows: readErrorKinds(release).map(({kind, names, ...text}) => ({
      cells: [[{code: kind}], ...textCells(text), names.length > 0 ? codeList(names) : ['None']],
    })),
    unit: {one: 'kind', many: 'kinds'},
    anchors: 'kind',
    isWhole: true,
    source: parseInline(`Kinds read from \`LitErrorKind\` in ${release.origin(CONSTANTS)}.`),
  };
}

/** The codes that a network's nodes answer with. */
function nodeErrorsTable(network: string): FactTable {
  return {
    caption: `Errors of the nodes of ${NETWORKS.statements[network]?.name ?? network}`,
    columns: ['errorCode', 'About', ...TEXT_COLUMNS],
    rows: readNodeErrors(network).map(({code, topic, ...text}) => ({
      groups: [topic],
      cells: [[{code}], [topic], ...textCells(text)],
    })),
    unit: UNIT,
    anchors: network,
    groupLabels: ['About'],
    source: parseInline(
      'The SDK publishes no list of these; they are the codes that the network lists.',
    ),
  };
}

/**
 * Errors that readers of a docs version meet.
 *
 * @param from `sdk`, `kinds`, or the network whose nodes make them
 * @throws WrongUse for anything else
 */
export function errorsTable(version: DocsVersion, from: string): FactTable {
  const networks = publicNetworks(releaseOf(version));
  if (from === 'sdk') {
    return sdkErrorsTable(version);
  }
  if (from === 'kinds') {
    return errorKindsTable(version);
  }
  if (networks.includes(from)) {
    return nodeErrorsTable(from);
  }
  throw new WrongUse(`from="${from}" is unknown; write one of sdk, kinds, ${networks.join(', ')}`);
}
