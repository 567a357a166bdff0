import type {ToLocal} from './addresses';

interface Options {
  origin: string | URL;
  path: string;
}

interface Dispatcher {
  dispatch(options: Options, handler: object): boolean;
}

/** All copies of undici in a process, Node's own among them, send through what stands here. */
const GLOBAL_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

/** Leads requests of any copy of undici: SvelteKit 1 and others bring one, with a `fetch` that replaces the one of Node. */
export function redirectUndici(local: ToLocal): void {
  // Node loads its copy, which fills the place, when one of its classes is first used.
  Reflect.get(globalThis, 'Request');
  const dispatcher = (globalThis as {[GLOBAL_DISPATCHER]?: Dispatcher})[GLOBAL_DISPATCHER];
  if (!dispatcher) return;
  const dispatch = dispatcher.dispatch.bind(dispatcher);
  dispatcher.dispatch = (options, handler) => {
    const target = local(new URL(options.path, options.origin));
    if (!target) return dispatch(options, handler);
    const {origin, pathname, search} = target;
    return dispatch({...options, origin, path: `${pathname}${search}`}, handler);
  };
}
