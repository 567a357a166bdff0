/** The parts that a page needs to run Lit Actions as nodes do; it brings the threads. */
export {cidOf} from '../nodes/cid';
export {runInThread, type StartThread, type ThreadMessage} from './host.shared';
export {
  combined,
  difference,
  disagreement,
  runOnNode,
  signatureNames,
  type NodeRun,
  type Nodes,
  type Table,
} from './nodes-run.shared';
export {NETWORK_SIZES, sdkResult} from './sdk-result.shared';
export {SharedKey} from './shared-key.shared';
export {Slots} from './slots.shared';
