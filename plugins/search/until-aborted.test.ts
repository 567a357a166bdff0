import {expect, it} from 'vitest';
import {untilAborted} from './until-aborted';

const never = new Promise<string>(() => undefined);
const ABORTED = {name: 'AbortError'};

it('gives the answer, or what went wrong with it', async () => {
  const {signal} = new AbortController();
  expect(await untilAborted(Promise.resolve('answer'), signal)).toBe('answer');
  expect(await untilAborted(Promise.resolve('answer'))).toBe('answer');
  await expect(untilAborted(Promise.reject(new Error('none')), signal)).rejects.toThrow('none');
});

it('waits no longer than until the signal is aborted', async () => {
  const controller = new AbortController();
  const waiting = untilAborted(never, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject(ABORTED);
});

it('does not wait at all when the signal was aborted before', async () => {
  await expect(untilAborted(never, AbortSignal.abort())).rejects.toMatchObject(ABORTED);
  const answer = untilAborted(Promise.resolve('answer'), AbortSignal.abort());
  await expect(answer).rejects.toMatchObject(ABORTED);
});
