import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {
  runInThread,
  type ActionRequest,
  type ActionResult,
  type StartThread,
  type ThreadMessage,
} from './host.shared';
import {Slots} from './slots.shared';

/** Starts a thread of Node. Threads and `node:vm` keep honest actions apart; they are no protection against hostile ones. */
const startThread: StartThread = (input, memoryMb, listener) => {
  const worker = new Worker(path.join(__dirname, 'sandbox.cjs'), {
    workerData: input,
    env: {},
    execArgv: [],
    resourceLimits: {maxOldGenerationSizeMb: memoryMb},
  });
  worker.on('message', (message: ThreadMessage) => listener.onMessage(message));
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      listener.onFailure(`The action used more than ${memoryMb} MB of memory`, 'memory');
    } else {
      listener.onFailure(`Uncaught ${error.name}: ${error.message}`);
    }
  });
  worker.once('exit', () => listener.onEnd());
  return {
    post: (message) => worker.postMessage(message),
    end: () => void worker.terminate(),
  };
};

const slots = new Slots(availableParallelism());

/** Runs a Lit Action in a thread of Node; see {@link runInThread}. */
export async function runAction(request: ActionRequest): Promise<ActionResult> {
  if (request.isNested) return runInThread(startThread, request);
  await slots.take();
  try {
    return await runInThread(startThread, request);
  } finally {
    slots.release();
  }
}
