/** What a reader did that only the application can answer. */
export type Action = {what: 'press' | 'follow'; element: HTMLElement} | {what: 'search'};

/** `idle`: not asked for. `loading`: its files are on their way. `ready`: React has hydrated the page. */
export type State = 'idle' | 'loading' | 'failed' | 'ready';

/** `need`: the reader does more than read. `hydrate`: React has taken over. `fail`: a file did not come, or too late. */
export type LifecycleEvent = 'need' | 'hydrate' | 'fail';

/** What has no entry changes nothing: React that has taken over stays, even if a style sheet of its does not come. */
const TRANSITIONS: Readonly<Record<State, Partial<Record<LifecycleEvent, State>>>> = {
  idle: {need: 'loading', hydrate: 'ready'},
  loading: {hydrate: 'ready', fail: 'failed'},
  failed: {need: 'loading', hydrate: 'ready'},
  ready: {},
};

/** What becomes of the page. */
export interface Effects {
  load: () => void;
  /** This is the action that waits now, and no other. */
  show: (action: Action | undefined) => void;
  /** The application carries it out. */
  replay: (action: Action) => void;
  /** The application does not come: what HTML can do of it, it does. */
  fallBack: (action: Action) => void;
}

export interface Lifecycle {
  readonly state: State;
  /** The last one that waits for the application. */
  readonly action: Action | undefined;
  dispatch: (event: LifecycleEvent) => void;
  /** The reader does this now, or takes back what was done. */
  setAction: (action: Action | undefined) => void;
}

/**
 * The time before the application is ready, with the last action of the reader: each one takes the place of the one before,
 * so that none is carried out twice, or late. After a failure it waits for the reader to try again.
 */
export function lifecycle(effects: Effects): Lifecycle {
  let state: State = 'idle';
  let action: Action | undefined;

  return {
    dispatch(event) {
      const next = TRANSITIONS[state][event];
      if (!next) {
        return;
      }
      state = next;
      if (next === 'loading') {
        effects.show(action);
        effects.load();
      } else if (action && next === 'ready') {
        effects.replay(action);
      } else if (action) {
        effects.fallBack(action);
        effects.show(undefined);
      }
    },
    setAction(next) {
      action = next;
      effects.show(action);
    },
    get state() {
      return state;
    },
    get action() {
      return action;
    },
  };
}
