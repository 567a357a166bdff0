/** What a reader wants that only the application can do. */
export type Wish =
  | {what: 'press'; control: HTMLElement}
  | {what: 'follow'; link: HTMLAnchorElement}
  | {what: 'search'; text: string};

/** `asleep`: nothing was asked for. `asked`: its files are on their way. `there`: React works the page. */
export type State = 'asleep' | 'asked' | 'failed' | 'there';

/** `want`: the reader does more than read. `arrive`: React has taken over. `fail`: a file did not come, or too late. */
export type Happening = 'want' | 'arrive' | 'fail';

/** What has no entry changes nothing: React that has taken over stays, even if a style sheet of its does not come. */
export const TRANSITIONS: Readonly<Record<State, Partial<Record<Happening, State>>>> = {
  asleep: {want: 'asked', arrive: 'there'},
  asked: {arrive: 'there', fail: 'failed'},
  failed: {want: 'asked', arrive: 'there'},
  there: {},
};

/** What becomes of the page. */
export interface Effects {
  load: () => void;
  /** This is the wish that waits now, and no other. */
  show: (wish: Wish | undefined) => void;
  /** The application carries it out. */
  grant: (wish: Wish) => void;
  /** The application does not come: what HTML can do of it, it does. */
  giveUp: (wish: Wish) => void;
}

export interface Lifecycle {
  readonly state: State;
  readonly wish: Wish | undefined;
  happen: (happening: Happening) => void;
  /** The reader wants this now, or takes back what was wanted. */
  setWish: (wish: Wish | undefined) => void;
}

/**
 * The time before the application is there, with the last wish of the reader: each one takes the place of the one before,
 * so that none is carried out twice, or late. After a failure it waits for the reader to try again.
 */
export function lifecycle(effects: Effects): Lifecycle {
  let state: State = 'asleep';
  let wish: Wish | undefined;

  const setWish = (next: Wish | undefined): void => {
    wish = next;
    effects.show(wish);
  };

  const happen = (happening: Happening): void => {
    const next = TRANSITIONS[state][happening];
    if (!next || next === state) {
      return;
    }
    state = next;
    if (next === 'asked') {
      effects.show(wish);
      effects.load();
    } else if (wish && next === 'there') {
      effects.grant(wish);
    } else if (wish) {
      effects.giveUp(wish);
      effects.show(undefined);
    }
  };

  return {
    happen,
    setWish,
    get state() {
      return state;
    },
    get wish() {
      return wish;
    },
  };
}
