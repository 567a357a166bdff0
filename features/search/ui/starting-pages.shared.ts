import {AREAS, type Area} from '@site/site/versions';
import type {Scope} from './areas.shared';
import pages from './starting-pages.json';

interface StartingPage {
  readonly area: Area;
  /** What a reader does there. */
  readonly label: string;
  /** Its route, without the base URL. */
  readonly path: string;
}

/** The pages that search offers before anything is typed: those of an area, or the first one of each. */
export function startingPages(scope: Scope): readonly StartingPage[] {
  const ofArea = (area: Area) =>
    Object.entries<string>(pages[area]).map(([label, path]) => ({area, label, path}));
  return scope === 'all' ? AREAS.flatMap((area) => ofArea(area).slice(0, 1)) : ofArea(scope);
}
