import KNOWN_CHANGES from '../data/known-changes.json';
import type {ApiItem} from './public-api';

export type ChangeKind = 'Renamed' | 'Changed' | 'Removed' | 'Added';

/** A difference between the two releases that apps meet. */
export interface Change {
  package: string;
  /** Other packages that apps can import it from. */
  alsoIn: readonly string[];
  /** Its name in v2, or in v3 if it is new. */
  name: string;
  kind: ChangeKind;
  /** Its name in v3, if that is another one. */
  newName?: string;
  /** Declarations in v2: the whole one, or the members that differ. None: it is new. */
  before: readonly string[];
  /** Declarations in v3, likewise. None: it is gone. */
  after: readonly string[];
  /** What to use or to do, as inline Markdown. */
  advice?: string;
}

/** What the releases differ in, and what of it is left out. */
export interface Comparison {
  changes: Change[];
  /** What is left out, and how much of it. */
  leftOut: {package: string; what: string; count: number}[];
}

const {advice: ADVICE, renames: RENAMES, leftOut: LEFT_OUT} = KNOWN_CHANGES;
const SHOWN_AS: Readonly<Record<string, string>> = KNOWN_CHANGES.shownAs;

const KINDS: readonly ChangeKind[] = ['Renamed', 'Changed', 'Removed', 'Added'];

/** From the last to the first, so that packages which are not among them come behind. */
const FIRST_PACKAGES = KNOWN_CHANGES.firstPackages.toReversed();

/** The packages that most apps import first; within a package, what breaks an app first. */
const byUse = (a: Change, b: Change): number =>
  FIRST_PACKAGES.indexOf(b.package) - FIRST_PACKAGES.indexOf(a.package) ||
  a.package.localeCompare(b.package) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

type Api = ReadonlyMap<string, ApiItem>;

const keyOf = (home: string, name: string): string => `${home}/${name}`;

/** Where the class is, too, under the name that it is declared by. */
const ALSO_IN = ['lit-node-client-nodejs'];

/** Gives the members of a class the name that apps know them by. */
function shownAs(item: ApiItem): ApiItem[] {
  const [owner = '', ...members] = item.name.split('.');
  const [home, name] = SHOWN_AS[keyOf(item.package, owner)]?.split('/') ?? [];
  if (home === undefined || name === undefined) {
    return [item];
  }
  return members.length > 0
    ? [{...item, package: home, alsoIn: ALSO_IN, name: [name, ...members].join('.')}]
    : [];
}

const apiOf = (items: readonly ApiItem[]): Api =>
  new Map(items.flatMap(shownAs).map((item) => [keyOf(item.package, item.name), item]));

function newNameOf({package: home, name}: ApiItem): string {
  const rename = RENAMES.find(
    ({package: of, from}) => of === home && (name === from || name.startsWith(`${from}.`)),
  );
  return rename ? rename.to + name.slice(rename.from.length) : name;
}

/** Whether a whole class is gone, so that its members say nothing of their own. */
function goesWithOwner({package: home, name}: ApiItem, api: Api, other: Api): boolean {
  const owner = keyOf(home, name.slice(0, Math.max(name.lastIndexOf('.'), 0)));
  return api.has(owner) && !other.has(owner);
}

/** The members that another declaration does not have, or the whole one where it has no members. */
function difference(item: ApiItem | undefined, other: ApiItem | undefined): string[] {
  if (!item?.members || !other?.members) {
    return item ? [item.signature] : [];
  }
  return [...item.members]
    .filter(([name, text]) => other.members?.get(name) !== text)
    .map(([, text]) => text);
}

/** How something differs in the releases that have it; undefined if it does not, or goes with its renamed object. */
function changeOf(old: ApiItem | undefined, now: ApiItem | undefined): Change | undefined {
  const {package: home, name} = (old ?? now)!;
  const {name: newName, alsoIn} = (now ?? old)!;
  const isRenamed = newName !== name && RENAMES.some(({from}) => from === name);
  const isSame = old?.signature.replace(name, newName) === now?.signature;
  const advice = ADVICE.find(({package: of, names}) => of === home && names.includes(newName));
  if (isSame && !isRenamed && !advice) {
    return undefined;
  }
  return {
    package: home,
    alsoIn,
    name,
    kind: !now ? 'Removed' : !old ? 'Added' : isRenamed ? 'Renamed' : 'Changed',
    ...(newName !== name && {newName}),
    before: isSame ? [old!.signature] : difference(old, now),
    after: isSame ? [now!.signature] : difference(now, old),
    ...(advice && {advice: advice.advice}),
  };
}

/** Objects whose functions have another name with them: one row says it for all. */
const renamedObjects = (before: Api): Change[] =>
  RENAMES.filter(({package: home, from}) => !before.has(keyOf(home, from))).map(
    ({package: home, from, to}) => ({
      ...{package: home, alsoIn: [], name: from, kind: 'Renamed', newName: to},
      ...{before: [from], after: [to]},
    }),
  );

function allChanges(before: Api, after: Api): Change[] {
  const pairs = [...before.values()].map((old) => ({
    old,
    now: after.get(keyOf(old.package, newNameOf(old))),
  }));
  const known = new Set(pairs.map(({now}) => now));
  const kept = pairs.filter(({old, now}) => now ?? !goesWithOwner(old, before, after));
  const added = [...after.values()].filter(
    (now) => !known.has(now) && !goesWithOwner(now, after, before),
  );
  return [
    ...renamedObjects(before),
    ...kept.flatMap(({old, now}) => changeOf(old, now) ?? []),
    ...added.flatMap((now) => changeOf(undefined, now) ?? []),
  ];
}

const leftOutBy = ({package: home, name}: Change) =>
  LEFT_OUT.find((entry) => entry.package === home && new RegExp(entry.names).test(name));

/**
 * Compares what two releases of the SDK export. Both are frozen, so the result is kept in data/changes.json, which
 * `npm run sdk:changes` writes.
 */
export function compareApis(v2: readonly ApiItem[], v3: readonly ApiItem[]): Comparison {
  const [before, after] = [apiOf(v2), apiOf(v3)];
  const changes = allChanges(before, after);
  return {
    changes: changes.filter((change) => !leftOutBy(change)).sort(byUse),
    leftOut: LEFT_OUT.map((entry) => ({
      package: entry.package,
      what: entry.what,
      count: changes.filter((change) => leftOutBy(change) === entry).length,
    })),
  };
}
