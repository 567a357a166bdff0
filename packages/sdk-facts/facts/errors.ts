import * as z from 'zod';
import ERROR_TEXTS from '../data/error-texts.json';
import ERRORS from '../data/errors.json';
import FAULT_OUTCOMES from '../data/fault-outcomes.json';
import NETWORKS from '../data/networks.json';
import {DOCS_VERSIONS} from '../../../site/versions';
import {code, parseInline, rowsOf, type FactTable} from '../fact-table';
import {CONSTANTS, described, WrongUse, type Release} from '../release';
import {frameworkErrorsTable} from './frameworks';

/** Explanation of an error for readers. */
interface ErrorText {
  meaning: string;
  cause: string;
  fix: string;
}

/** Kinds of evidence for the text of an error, the strongest last; `data/README.md` describes each. */
const evidence = z.enum(['list', 'published code', 'provoked']);
type Evidence = z.infer<typeof evidence>;

const sdkText = z.strictObject({
  code: z.string().optional(),
  kind: z.string().optional(),
  /** Word for word; `…` stands for what varies. */
  message: z.string().min(1),
  /** Class of what is thrown, or what it is without a class. */
  form: z.string().regex(/^(object|string|\w*Error)$/),
  /** Package and function that throw it. */
  place: z.string(),
  evidence: z.partialRecord(z.enum(DOCS_VERSIONS), evidence),
  cause: z.string(),
  fix: z.string(),
});

/** An error as a caller of the SDK catches it. */
export interface ErrorRow {
  code?: string;
  kind?: string;
  status?: number;
  /** Without one, the text is in no source. */
  message?: string;
  form: string;
  thrownBy: 'SDK' | 'node';
  /** Package and function, for the SDK's own. */
  place?: string;
  /** Of the nodes that answer so. */
  networks: readonly string[];
  cause: string;
  fix: string;
  evidence: Evidence;
}

interface NodeError extends ErrorText {
  kind?: string;
  status?: number;
  message?: string;
  /** The code that the SDK makes of it. */
  seenAs?: string;
  evidence: Readonly<Record<string, string | undefined>>;
}

type NodeErrors = Readonly<Record<string, Readonly<Record<string, NodeError>>>>;

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

/** Every error that callers of a release may catch: the texts of its SDK, then the answers of its networks' nodes. */
export function readErrorTable({version, networks}: Release): ErrorRow[] {
  const texts = z
    .array(sdkText)
    .parse(ERROR_TEXTS)
    .flatMap(({evidence: {[version]: found}, ...text}): ErrorRow[] =>
      found ? [{...text, thrownBy: 'SDK', networks: [], evidence: found}] : [],
    );
  const answers = networks.flatMap((network) =>
    readNodeErrors(network).map(
      ({code: own, seenAs, kind, status, message, cause, fix, evidence: found}): ErrorRow => ({
        ...{code: seenAs ?? own, form: 'object', thrownBy: 'node', networks: [network], cause, fix},
        ...(kind && {kind}),
        ...(status && {status}),
        ...(message && {message}),
        evidence: evidence.parse(found[network]),
      }),
    ),
  );
  return [...texts, ...answers];
}

/** Effect of each fault of the local network on an app, call by call: `works`, `wrong result`, or the code or text of the error. */
export const readFaultOutcomes = ({version}: Release) =>
  FAULT_OUTCOMES.map(({fault, nodes, call, [version]: outcome}) => ({fault, nodes, call, outcome}));

const CAUSE_AND_FIX = {
  Cause: ({cause}: Pick<ErrorText, 'cause'>) => parseInline(cause),
  'What to do': ({fix}: Pick<ErrorText, 'fix'>) => parseInline(fix),
};

const EVIDENCE = 'Rows that name no source: provoked on a local network.';

/** A meaning as readers see it, with where it is from unless it was provoked. */
const withSource = (meaning: string, found: Evidence): string =>
  found === 'provoked' ? meaning : `${meaning} (${found})`;

/** The strongest evidence of the texts that carry a code. */
function evidenceOf(rows: readonly ErrorRow[], codes: readonly string[]): Evidence {
  const found = rows.filter(({code: own}) => own !== undefined && codes.includes(own));
  return found.some((row) => row.evidence === 'provoked') ? 'provoked' : 'published code';
}

/** The errors that a release makes itself. */
function sdkErrorsTable(release: Release): FactTable {
  const texts = readErrorTable(release).filter(({thrownBy}) => thrownBy === 'SDK');
  return {
    caption: `Errors of SDK ${release.name}`,
    ...rowsOf(readSdkErrors(release), {
      errorCode: ({name}) => code(name),
      errorKind: ({kind}) => code(kind),
      Meaning: ({name, code: number, meaning, thrown}) =>
        parseInline(
          thrown
            ? withSource(meaning, evidenceOf(texts, [name, number]))
            : `${meaning}. Not thrown by ${release.name}`,
        ),
      ...CAUSE_AND_FIX,
      'Code in LIT_ERROR': (error) => code(error.code),
    }),
    unit: 'error',
    anchors: 'sdk',
    groupedBy: ['errorKind'],
    source: `Codes and kinds read from ${release.origin(CONSTANTS)}. ${EVIDENCE}`,
  };
}

/** Errors that a release throws without a code, by their texts. */
function textsTable(release: Release): FactTable {
  const texts = readErrorTable(release).filter(
    ({thrownBy, code: own}) => thrownBy === 'SDK' && own === undefined,
  );
  return {
    caption: `Texts that SDK ${release.name} throws without a code`,
    ...rowsOf(texts, {
      Text: ({message}) => code(message!.replace(/\s+/g, ' ').trim()),
      Meaning: ({form, evidence: found}) =>
        parseInline(withSource(form === 'string' ? 'A string' : `\`${form}\``, found)),
      ...CAUSE_AND_FIX,
      Package: ({place}) => code(/^[\w-]+/.exec(place!)![0]),
    }),
    unit: 'error',
    anchors: 'text',
    groupedBy: ['Package'],
    source: `A release has no list of these. ${EVIDENCE} \`…\` stands for what varies.`,
  };
}

/** The codes that a network's nodes answer with. */
const nodeErrorsTable = (network: string): FactTable => ({
  caption: `Errors of the nodes of ${described(NETWORKS.statements, 'networks.json statements', network).name}`,
  ...rowsOf(readNodeErrors(network), {
    errorCode: (error) => code(error.code),
    About: ({topic}) => topic,
    Meaning: ({meaning, evidence: found}) =>
      parseInline(withSource(meaning, evidence.parse(found[network]))),
    ...CAUSE_AND_FIX,
  }),
  unit: 'error',
  anchors: network,
  groupedBy: ['About'],
  source: `The SDK has no list of these. ${EVIDENCE}`,
});

/**
 * Errors that readers of a docs version meet.
 *
 * @param from `sdk` for errors with a code and `texts` for those without, `frameworks` for those of bundlers and the like, or
 *   the network whose nodes make them
 * @throws WrongUse for anything else
 */
export function errorsTable(release: Release, from: string): FactTable {
  if (from === 'sdk') {
    return sdkErrorsTable(release);
  }
  if (from === 'texts') {
    return textsTable(release);
  }
  if (from === 'frameworks') {
    return frameworkErrorsTable(release);
  }
  if (release.networks.includes(from)) {
    return nodeErrorsTable(from);
  }
  throw new WrongUse(
    `from="${from}" is unknown; write one of sdk, texts, frameworks, ${release.networks.join(', ')}`,
  );
}
