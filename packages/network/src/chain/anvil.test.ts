import {createRequire} from 'node:module';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {startAnvil} from './anvil';

const arch = Object.getOwnPropertyDescriptor(process, 'arch')!;
afterEach(() => Object.defineProperty(process, 'arch', arch));

it('says what to delete when npm has left out the program of this machine', async () => {
  Object.defineProperty(process, 'arch', {...arch, value: 'none'});
  const entry = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
  const modules = path.resolve(entry, '../../..');
  expect(path.basename(modules)).toBe('node_modules');
  await expect(startAnvil([])).rejects.toThrow(
    `@foundry-rs/anvil-${process.platform}-none, which npm leaves out under Node 18 and with --omit=optional. Delete ${modules} and install again.`,
  );
});
