import {NETWORKS, type ErrorText} from '../data';
import {CONSTANTS, publicNetworks} from '../facts/constants';
import {readErrorKinds, readNodeErrors, readSdkErrors} from '../facts/errors';
import {releaseOf, type DocsVersion, type Release} from '../release';
import {WrongUse} from '../wrong-use';
import {code, codeList, parseInline} from './inline';
import {rowsOf, type FactTable} from './table';

const CAUSE_AND_FIX = {
  Cause: ({cause}: ErrorText) => parseInline(cause),
  'What to do': ({fix}: ErrorText) => parseInline(fix),
};
const TEXTS = {Meaning: ({meaning}: ErrorText) => parseInline(meaning), ...CAUSE_AND_FIX};

/** The errors that a docs version's SDK makes itself. */
const sdkErrorsTable = (release: Release): FactTable => ({
  caption: `Errors of SDK ${release.name}`,
  ...rowsOf(
    readSdkErrors(release),
    {
      errorCode: ({name}) => code(name),
      errorKind: ({kind}) => code(kind),
      Meaning: ({meaning, thrown}) =>
        parseInline(thrown ? meaning : `${meaning}. Not thrown by ${release.name}`),
      ...CAUSE_AND_FIX,
      'Code in LIT_ERROR': (error) => code(error.code),
    },
    ({kind}) => [kind],
  ),
  unit: 'error',
  anchors: 'sdk',
  groupLabels: ['errorKind'],
  source: `Codes and kinds read from ${release.origin(CONSTANTS)}.`,
});

/** What `errorKind` of a docs version's SDK can be. */
const errorKindsTable = (release: Release): FactTable => ({
  caption: `Kinds of errors of SDK ${release.name}`,
  ...rowsOf(readErrorKinds(release), {
    errorKind: ({kind}) => code(kind),
    ...TEXTS,
    errorCode: ({names}) => (names.length > 0 ? codeList(names) : 'None'),
  }),
  anchors: 'kind',
  source: `Kinds read from \`LitErrorKind\` in ${release.origin(CONSTANTS)}.`,
});

/** The codes that a network's nodes answer with. */
const nodeErrorsTable = (network: string): FactTable => ({
  caption: `Errors of the nodes of ${NETWORKS.statements[network]?.name ?? network}`,
  ...rowsOf(
    readNodeErrors(network),
    {errorCode: (error) => code(error.code), About: ({topic}) => topic, ...TEXTS},
    ({topic}) => [topic],
  ),
  unit: 'error',
  anchors: network,
  groupLabels: ['About'],
  source: 'The SDK publishes no list of these; they are the codes that the network lists.',
});

/**
 * Errors that readers of a docs version meet.
 *
 * @param from `sdk`, `kinds`, or the network whose nodes make them
 * @throws WrongUse for anything else
 */
export function errorsTable(version: DocsVersion, from: string): FactTable {
  const release = releaseOf(version);
  const networks = publicNetworks(release);
  if (from === 'sdk') {
    return sdkErrorsTable(release);
  }
  if (from === 'kinds') {
    return errorKindsTable(release);
  }
  if (networks.includes(from)) {
    return nodeErrorsTable(from);
  }
  throw new WrongUse(`from="${from}" is unknown; write one of sdk, kinds, ${networks.join(', ')}`);
}
