import util from 'node:util';
import {expect, it} from 'vitest';
import {format} from './inspect.shared';

const circular: Record<string, unknown> = {};
circular.self = {circular: 1};

/** A list of numbers is short: Node sets longer ones in columns. */
const VALUES: [unknown, ...unknown[]][] = [
  ['text', 'another'],
  [1, -0, 10n, true, null, undefined, Symbol('s')],
  [{a: [2], 'b-c': 'it\'s "so"', d: "it's", e: {f: {g: {h: 1}}}}],
  [[], {}, [[]], [{}], [[[[1]]]]],
  [new Map([[1, 'a']]), new Set(['b']), new Map()],
  [Uint8Array.of(1, 2, 3), new Date(0), /x/g],
  [() => 1, function named() {}],
  [Object.create(null)],
  ['%s is %d years, %j %o%%', 'Ann', 42, {a: 1}],
  ['%s', 'a', 'b', {c: 1}],
  [{long: 'x'.repeat(40), other: 'y'.repeat(40), more: {inner: 'z'.repeat(50), last: 1}}],
];

it.each(VALUES.map((values) => [util.format(...values), values]))(
  'writes %s',
  (expected, values) => {
    expect(format(...values)).toBe(expected);
  },
);
