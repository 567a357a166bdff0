import ERRORS from '../data/errors.json';
import NETWORKS from '../data/networks.json';
import {code, parseInline, rowsOf, type FactTable} from '../fact-table';
import {CONSTANTS, described, WrongUse, type Release} from '../release';

/** What readers of an error want to know. */
interface ErrorText {
  meaning: string;
  cause: string;
  fix: string;
}

type NodeErrors = Readonly<Record<string, Readonly<Record<string, ErrorText>>>>;

/** By network, and by topic within it. */
const NODES: Readonly<Record<string, NodeErrors>> = ERRORS.nodes;
const SAME_NODES: Readonly<Record<string, string>> = ERRORS.sameNodes;

/**
 * The errors that the SDK itself makes, in the order of its package: `name` is what callers read in `errorCode`, `code`
 * the one in `LIT_ERROR`, which only a few errors carry there.
 */
export function readSdkErrors(release: Release) {
  const unused = described(ERRORS.unused, 'errors.json unused', release.version);
  return Object.entries(release.constants.LIT_ERROR).map(([key, error]) => ({
    ...described(ERRORS.sdk, 'errors.json sdk', key),
    ...error,
    thrown: !unused.includes(key),
  }));
}

/** The codes with which a network's nodes refuse requests, by topic. */
export function readNodeErrors(network: string) {
  const name = SAME_NODES[network] ?? network;
  return Object.entries(described(NODES, 'errors.json nodes', name)).flatMap(([topic, codes]) =>
    Object.entries(codes).map(([code, text]) => ({...text, code, topic})),
  );
}

const CAUSE_AND_FIX = {
  Cause: ({cause}: ErrorText) => parseInline(cause),
  'What to do': ({fix}: ErrorText) => parseInline(fix),
};

/** The errors that a release makes itself. */
const sdkErrorsTable = (release: Release): FactTable => ({
  caption: `Errors of SDK ${release.name}`,
  ...rowsOf(readSdkErrors(release), {
    errorCode: ({name}) => code(name),
    errorKind: ({kind}) => code(kind),
    Meaning: ({meaning, thrown}) =>
      parseInline(thrown ? meaning : `${meaning}. Not thrown by ${release.name}`),
    ...CAUSE_AND_FIX,
    'Code in LIT_ERROR': (error) => code(error.code),
  }),
  unit: 'error',
  anchors: 'sdk',
  groupedBy: ['errorKind'],
  source: `Codes and kinds read from ${release.origin(CONSTANTS)}.`,
});

/** The codes that a network's nodes answer with. */
const nodeErrorsTable = (network: string): FactTable => ({
  caption: `Errors of the nodes of ${described(NETWORKS.statements, 'networks.json statements', network).name}`,
  ...rowsOf(readNodeErrors(network), {
    errorCode: (error) => code(error.code),
    About: ({topic}) => topic,
    Meaning: ({meaning}) => parseInline(meaning),
    ...CAUSE_AND_FIX,
  }),
  unit: 'error',
  anchors: network,
  groupedBy: ['About'],
  source:
    "The SDK publishes no list of these: they are the codes on the network's list, with those that the SDK's tests and the nodes' published code add.",
});

/**
 * Errors that readers of a docs version meet.
 *
 * @param from `sdk`, or the network whose nodes make them
 * @throws WrongUse for anything else
 */
export function errorsTable(release: Release, from: string): FactTable {
  if (from === 'sdk') {
    return sdkErrorsTable(release);
  }
  if (release.networks.includes(from)) {
    return nodeErrorsTable(from);
  }
  throw new WrongUse(`from="${from}" is unknown; write one of sdk, ${release.networks.join(', ')}`);
}
