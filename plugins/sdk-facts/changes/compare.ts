import {SiteError} from '../../shared/site-error';
import {KNOWN_CHANGES} from '../data';
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

const {advice: ADVICE, renames: RENAMES, shownAs: SHOWN_AS} = KNOWN_CHANGES;
const LEFT_OUT = KNOWN_CHANGES.leftOut.map((entry) => ({...entry, names: new RegExp(entry.names)}));

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

const isListed = (name: string): boolean => RENAMES.some(({from}) => from === name);

/** Whether a whole class is gone, so that its members say nothing of their own. */
function goesWithOwner({package: home, name}: ApiItem, api: Api, other: Api): boolean {
  const owner = keyOf(home, name.slice(0, Math.max(name.lastIndexOf('.'), 0)));
  return api.has(owner) && !other.has(owner);
}

const adviceFor = (home: string, name: string): string | undefined =>
  ADVICE.find(({package: of, names}) => of === home && names.includes(name))?.advice;

/** The members that another declaration does not have, or the whole one where it has no members. */
function difference({signature, members}: ApiItem, other: ApiItem): string[] {
  if (!members || !other.members) {
    return [signature];
  }
  return [...members]
    .filter(([name, text]) => other.members?.get(name) !== text)
    .map(([, text]) => text);
}

/** How something of v2 differs from what it is in v3; undefined if it does not, or goes with its renamed object. */
function changeOf(item: ApiItem, now: ApiItem): Change | undefined {
  const {package: home, name} = item;
  const isRenamed = now.name !== name && isListed(name);
  const isSame = item.signature.replace(name, now.name) === now.signature;
  const advice = adviceFor(home, now.name);
  if (isSame && !isRenamed && advice === undefined) {
    return undefined;
  }
  return {
    package: home,
    alsoIn: now.alsoIn,
    name,
    kind: isRenamed ? 'Renamed' : 'Changed',
    ...(now.name !== name && {newName: now.name}),
    before: isSame ? [item.signature] : difference(item, now),
    after: isSame ? [now.signature] : difference(now, item),
    ...(advice !== undefined && {advice}),
  };
}

function loneChange(item: ApiItem, kind: 'Removed' | 'Added'): Change {
  const {package: home, alsoIn, name, signature} = item;
  const advice = adviceFor(home, name);
  return {
    package: home,
    alsoIn,
    name,
    kind,
    before: kind === 'Removed' ? [signature] : [],
    after: kind === 'Added' ? [signature] : [],
    ...(advice !== undefined && {advice}),
  };
}

/** Objects whose functions have another name with them: one row says it for all. */
function renamedObjects(before: Api): Change[] {
  return RENAMES.filter(({package: home, from}) => !before.has(keyOf(home, from))).map(
    ({package: home, from, to}) => ({
      package: home,
      alsoIn: [],
      name: from,
      kind: 'Renamed',
      newName: to,
      before: [from],
      after: [to],
    }),
  );
}

function allChanges(before: Api, after: Api): Change[] {
  const changes = renamedObjects(before);
  const known = new Set<string>();
  for (const item of before.values()) {
    const key = keyOf(item.package, newNameOf(item));
    const now = after.get(key);
    known.add(key);
    const change = now ? changeOf(item, now) : loneChange(item, 'Removed');
    if (change && (now || !goesWithOwner(item, before, after))) {
      changes.push(change);
    }
  }
  for (const item of after.values()) {
    if (!known.has(keyOf(item.package, item.name)) && !goesWithOwner(item, after, before)) {
      changes.push(loneChange(item, 'Added'));
    }
  }
  return changes;
}

/** Names of known-changes.json that the releases do not have, or that do not differ. */
function wrongNames(before: Api, after: Api, changes: readonly Change[]): string[] {
  const has = (api: Api, home: string, name: string) =>
    [...api.keys()].some(
      (key) => key === keyOf(home, name) || key.startsWith(`${keyOf(home, name)}.`),
    );
  const isChange = (home: string, name: string) =>
    changes.some((change) => change.package === home && (change.newName ?? change.name) === name);
  return [
    ...RENAMES.filter(({package: home, from}) => !has(before, home, from)).map(
      ({package: home, from}) => `renames: ${keyOf(home, from)} is not in v2`,
    ),
    ...RENAMES.filter(({package: home, to}) => !has(after, home, to)).map(
      ({package: home, to}) => `renames: ${keyOf(home, to)} is not in v3`,
    ),
    ...ADVICE.flatMap(({package: home, names}) =>
      names
        .filter((name) => !isChange(home, name))
        .map((name) => `advice: ${keyOf(home, name)} is no change between the releases`),
    ),
    ...LEFT_OUT.filter(
      ({package: home, names}) =>
        !changes.some((change) => change.package === home && names.test(change.name)),
    ).map(({package: home, names}) => `leftOut: ${keyOf(home, String(names))} leaves nothing out`),
  ];
}

/**
 * Compares what two releases of the SDK export.
 *
 * @throws SiteError if data/known-changes.json names something that they do not have
 */
export function compareApis(v2: readonly ApiItem[], v3: readonly ApiItem[]): Comparison {
  const [before, after] = [apiOf(v2), apiOf(v3)];
  const changes = allChanges(before, after);
  const [wrong] = wrongNames(before, after, changes);
  if (wrong !== undefined) {
    throw new SiteError('plugins/sdk-facts/data/known-changes.json', wrong);
  }
  const isLeftOut = ({package: home, name}: Change) =>
    LEFT_OUT.find((entry) => entry.package === home && entry.names.test(name));
  return {
    changes: changes.filter((change) => !isLeftOut(change)),
    leftOut: LEFT_OUT.map((entry) => ({
      package: entry.package,
      what: entry.what,
      count: changes.filter((change) => isLeftOut(change) === entry).length,
    })),
  };
}
