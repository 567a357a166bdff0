import THREAD from '@generated/run-action/default/thread.json';
import type {StartThread, ThreadMessage} from 'lit-local-network/action-page';

/** Far more than an action may log. */
const MOST_MESSAGES = 250_000;

/** How long the frame may take to load, or a thread to start, in milliseconds. */
const PATIENCE_MS = 20_000;

/** A frame without an origin, in which actions run. */
export interface ActionFrame {
  start: StartThread;
  /** Ends everything in it. */
  close: () => void;
}

/** How many questions, one a second, a frame may leave without an answer. */
const MOST_UNANSWERED = 10;

/** Answers of the frame itself; actions use ports of their own. */
type FrameMessage = 'ready' | 'alive' | {failed: number; message: string};

/**
 * Opens a frame for actions.
 *
 * @param address of `static/action-frame`
 * @param ethers the script of ethers, or nothing for actions that do without
 * @throws Error if the host does not let it run
 */
export async function openFrame(address: string, ethers: string): Promise<ActionFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Lit Actions run here';
  frame.hidden = true;
  frame.src = address;
  let unanswered = 0;
  const failures = new Map<number, (message: string) => void>();
  let setReady: (() => void) | undefined;
  const onMessage = ({source, data}: MessageEvent<FrameMessage>): void => {
    if (source !== frame.contentWindow) return;
    unanswered = 0;
    if (data === 'ready') setReady?.();
    else if (data === 'alive') return;
    else failures.get(data.failed)?.(data.message);
  };
  window.addEventListener('message', onMessage);
  const running = new Set<(message: string, limit?: 'memory') => void>();
  let isClosed = false;
  let questions = 0;
  const close = (): void => {
    isClosed = true;
    clearInterval(questions);
    window.removeEventListener('message', onMessage);
    frame.remove();
    running.forEach((fail) => fail('Stopped'));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      setReady = resolve;
      setTimeout(() => reject(new Error('The frame for actions did not load.')), PATIENCE_MS);
      document.body.append(frame);
    });
  } catch (error) {
    close();
    throw error;
  }
  // The frame has no origin that could be named.
  const post = (message: object, ports: Transferable[] = []): void =>
    frame.contentWindow?.postMessage(message, '*', ports);
  post({code: THREAD.code});

  // Browsers end the process of a frame whose actions take too much memory, and tell nobody.
  questions = window.setInterval(() => {
    if (unanswered >= MOST_UNANSWERED) {
      running.forEach((fail) =>
        fail('The action used more memory than the browser gives', 'memory'),
      );
    }
    unanswered += 1;
    post({ask: true});
  }, 1000);

  let count = 0;
  const start: StartThread = (input, _memoryMb, listener) => {
    const id = (count += 1);
    const {port1, port2} = new MessageChannel();
    let messages = 0;
    let isEnded = false;
    const end = (): void => {
      if (isEnded) return;
      isEnded = true;
      clearTimeout(timer);
      failures.delete(id);
      running.delete(fail);
      port1.close();
      post({end: id});
      listener.onEnd();
    };
    const fail = (message: string, limit?: 'memory'): void => {
      listener.onFailure(message, limit);
      end();
    };
    const timer = setTimeout(() => fail('The thread of the action did not start'), PATIENCE_MS);
    running.add(fail);
    failures.set(id, (message) => fail(message || 'The browser ended the thread of the action'));
    port1.onmessage = ({data}: MessageEvent<ThreadMessage | {type: 'end'}>) => {
      clearTimeout(timer);
      messages += 1;
      if (messages > MOST_MESSAGES) fail('The action sent too many messages');
      else if (data.type === 'end') end();
      else listener.onMessage(data);
    };
    post({start: id, input: {...input, ethers}}, [port2]);
    if (isClosed) queueMicrotask(() => fail('Stopped'));
    return {post: (message) => port1.postMessage(message), end};
  };
  return {start, close};
}
