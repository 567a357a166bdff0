import CHANGES from '../data/changes.json';
import {code, codeList, parseInline, rowsOf, type Cell, type FactTable} from '../fact-table';

/** A difference between two releases that apps meet. */
interface ApiChange {
  /** The package that declares it, and others that apps can import it from. */
  package: string;
  alsoIn: readonly string[];
  /** Its name in the earlier release, or in the later one if it is new. */
  name: string;
  /** Renamed, Changed, Removed or Added. */
  kind: string;
  /** Declarations in the earlier release: the whole one, or the members that differ. */
  before: readonly string[];
  after: readonly string[];
  /** The advice, as inline Markdown. */
  advice?: string;
}

/** The replacement of the declaration, and the advice. */
function afterCell({kind, after, advice}: ApiChange): Cell {
  if (kind === 'Removed') {
    return advice ? parseInline(advice) : 'Nothing takes its place';
  }
  const codes = after.length > 0 ? codeList(after) : ['Not there'];
  return advice ? [...codes, '. ', ...parseInline(advice)] : codes;
}

const beforeCell = ({kind, before}: ApiChange): Cell =>
  before.length > 0 ? codeList(before) : kind === 'Added' ? 'New' : 'Not there';

/** Differences that apps meet between the two releases. */
export const changesTable = (): FactTable => ({
  caption: `Changes of the SDK from ${CHANGES.before} to ${CHANGES.after}`,
  ...rowsOf<ApiChange>(CHANGES.changes, {
    Name: ({name}) => code(name),
    Change: ({kind}) => kind,
    [`In ${CHANGES.before}`]: beforeCell,
    [`In ${CHANGES.after}`]: afterCell,
    Package: (change) => codeList([change.package, ...change.alsoIn]),
  }),
  shown: 4,
  unit: 'change',
  groupedBy: ['Change', 'Package'],
  source: CHANGES.source,
});
