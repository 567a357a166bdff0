import type {Area, SearchRequest, SearchResponse} from '../types';

/** What the page tells the worker. */
export type ToWorker =
  | {readonly type: 'start'; readonly manifest: string; readonly areas: readonly Area[]}
  | {readonly type: 'prepare'; readonly areas: readonly Area[]}
  | {readonly type: 'search'; readonly id: number; readonly request: SearchRequest}
  | {readonly type: 'cancel'; readonly id: number};

/** What the worker tells the page. */
export type FromWorker =
  | {readonly type: 'ready'}
  | {readonly type: 'texts'}
  | {readonly type: 'answer'; readonly id: number; readonly response: SearchResponse}
  | {readonly type: 'failure'; readonly id: number; readonly message: string};
