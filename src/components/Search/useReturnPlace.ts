import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useState, type RefObject} from 'react';

/** Where a reader left the list of results. */
interface Place {
  /** How many hits were asked for. */
  readonly limit: number;
  /** Height of the list, in CSS pixels. */
  readonly height: number;
  /** How far the page was scrolled, in CSS pixels. */
  readonly scrolled: number;
}

function parsePlace(state: unknown): Place | undefined {
  const place = (state ?? {}) as Partial<Record<keyof Place, unknown>>;
  const {limit, height, scrolled} = place;
  return typeof limit === 'number' && typeof height === 'number' && typeof scrolled === 'number'
    ? {limit, height, scrolled}
    : undefined;
}

interface ReturnPlace {
  /** The place to return to; undefined for readers who come anew. */
  readonly place: Place | undefined;
  /** Notes the place in the browser's history, for the way back; `limit` as in `Place`. */
  readonly leave: (limit: number) => void;
}

/**
 * Brings readers who come back from a result to where they left the list. The browser cannot: when it
 * tries, the list is not there yet.
 *
 * @param list the element whose height is kept; give it `place.height` as its least one
 */
export function useReturnPlace(list: RefObject<HTMLElement | null>): ReturnPlace {
  const history = useHistory();
  const [place] = useState(() => parsePlace(history.location.state));

  useLayoutEffect(() => {
    if (place) {
      window.scrollTo({top: place.scrolled, behavior: 'instant'});
    }
  }, [place]);

  const leave = (limit: number) => {
    const state: Place = {limit, height: list.current!.offsetHeight, scrolled: window.scrollY};
    history.replace({...history.location, state});
  };
  return {place, leave};
}
