/** `idle`: not requested. `loading`: its files are being loaded. `ready`: React has hydrated the page. */
export type State = 'idle' | 'loading' | 'failed' | 'ready';

/** `failed`: a file could not be loaded, or takes too long. */
export type LifecycleEvent = 'requested' | 'hydrated' | 'failed';

/** Events without a transition are ignored: once hydrated, always hydrated, even if a style sheet fails. */
const TRANSITIONS: Readonly<Record<State, Partial<Record<LifecycleEvent, State>>>> = {
  idle: {requested: 'loading', hydrated: 'ready'},
  loading: {hydrated: 'ready', failed: 'failed'},
  failed: {requested: 'loading', hydrated: 'ready'},
  ready: {},
};

/** Effects on the page. */
export interface Effects {
  load: () => void;
  /** Shows the control that waits for the application; no other does. */
  show: (control: HTMLElement | undefined) => void;
  /** Presses a control, which the application answers. */
  press: (control: HTMLElement) => void;
}

export interface Lifecycle {
  readonly state: State;
  dispatch: (event: LifecycleEvent) => void;
  /** The reader presses a control, or takes that back. */
  setPressed: (control: HTMLElement | undefined) => void;
}

/**
 * The time before the application is ready, with the control that the reader pressed last: each one replaces the one
 * before, so that none is pressed twice, or late. After a failure it waits until the reader retries.
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
