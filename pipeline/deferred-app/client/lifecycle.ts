/** A reader's action that only the application can perform. */
export type Action = {what: 'press' | 'follow'; element: HTMLElement} | {what: 'search'};

/** State of the application. `idle`: not requested. `ready`: React has hydrated the page. */
export type State = 'idle' | 'loading' | 'failed' | 'ready';

/** `need`: the reader interacts. `hydrate`: React has hydrated the page. `fail`: a file failed to load or timed out. */
export type LifecycleEvent = 'need' | 'hydrate' | 'fail';

/** Events without a transition are ignored: a page stays hydrated even if a stylesheet fails afterwards. */
const TRANSITIONS: Readonly<Record<State, Partial<Record<LifecycleEvent, State>>>> = {
  idle: {requested: 'loading', hydrated: 'ready'},
  loading: {hydrated: 'ready', failed: 'failed'},
  failed: {requested: 'loading', hydrated: 'ready'},
  ready: {},
};

/** Side effects of transitions. */
export interface Effects {
  load: () => void;
  /** Shows the pending action in place of the previous one. */
  show: (action: Action | undefined) => void;
  /** Has the application perform it. */
  replay: (action: Action) => void;
  /** The application failed to load: does what HTML can. */
  fallBack: (action: Action) => void;
}

export interface Lifecycle {
  readonly state: State;
  /** The pending action. */
  readonly action: Action | undefined;
  dispatch: (event: LifecycleEvent) => void;
  /** Sets the pending action, or clears it when the reader cancels. */
  setAction: (action: Action | undefined) => void;
}

/**
 * State machine of the time before hydration. It keeps the reader's last action only, so that none is performed twice or
 * late. After a failure it waits for the reader to retry.
 */
export function lifecycle(effects: Effects): Lifecycle {
  let state: State = 'idle';
  let pressed: HTMLElement | undefined;

  return {
    dispatch(event) {
      const next = TRANSITIONS[state][event];
      if (!next) {
        return;
      }
      state = next;
      if (next === 'loading') {
        effects.show(pressed);
        effects.load();
      } else if (next === 'failed') {
        effects.show(undefined);
      } else if (pressed) {
        effects.press(pressed);
      }
    },
    setPressed(control) {
      pressed = control;
      effects.show(pressed);
    },
    get state() {
      return state;
    },
  };
}
