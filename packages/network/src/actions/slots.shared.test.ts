import {expect, it} from 'vitest';
import {Slots} from './slots.shared';

it('lets no more go on than there is room for, in the order in which they came', async () => {
  const slots = new Slots(1);
  const order: string[] = [];
  await slots.take();
  const waiting = ['first', 'second'].map((name) => slots.take().then(() => order.push(name)));
  await Promise.resolve();
  expect(order).toEqual([]);
  slots.release();
  await waiting[0];
  expect(order).toEqual(['first']);
  slots.release();
  await Promise.all(waiting);
  expect(order).toEqual(['first', 'second']);
});
