import {h} from 'hastscript';
import CHANGES from '../data/changes.json';
import {code, parseInline, rowsOf, type Cell, type FactTable} from '../fact-table';

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

/** `LitNodeClient` and `getSignedToken` of `LitNodeClient.getSignedToken`. */
function partsOf(name: string): {owner?: string; own: string} {
  const [owner, ...own] = name.split('.');
  return own.length > 0 ? {owner, own: own.join('.')} : {own: name};
}

function nameCell({name, kind, after}: ApiChange): Cell {
  const {own} = partsOf(name);
  const [later] = /^[\w.]+/.exec(after[0] ?? '') ?? [];
  return kind === 'Renamed' && later ? [code(own), ' → ', code(partsOf(later).own)] : code(own);
}

/** Both declarations as a difference, and what to do about it. */
function differenceCell({kind, before, after, advice}: ApiChange): Cell {
  const lines = (mark: string, declarations: readonly string[]) =>
    declarations.map((declaration) => h(`span.line.diff.${mark}`, declaration));
  const note = advice ?? (kind === 'Removed' ? 'Nothing takes its place' : undefined);
  const [first, ...others] = [...lines('remove', before), ...lines('add', after)];
  return [
    h('pre', h('code', [first, ...others.flatMap((line) => ['\n', line])])),
    note ? h('p', [...parseInline(note), '.']) : '',
  ];
}

/** Differences that apps meet between the two releases. */
export const changesTable = (): FactTable => ({
  caption: `Changes of the SDK from ${CHANGES.before} to ${CHANGES.after}`,
  ...rowsOf<ApiChange>(CHANGES.changes, {
    Name: nameCell,
    Change: ({kind}) => kind,
    Difference: differenceCell,
    Package: (change) => change.package,
    'Class or package': ({name, package: own}) => partsOf(name).owner ?? own,
  }),
  listedBy: 'Class or package',
  unit: 'change',
  groupedBy: ['Change', 'Package'],
  source: CHANGES.source,
});
