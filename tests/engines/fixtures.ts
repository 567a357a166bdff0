import {test as base} from '@playwright/test';
import {ENGINES} from './engines';
import {serveSite} from './host';
import {Reader} from './reader';

export interface EngineOptions {
  engine: keyof typeof ENGINES;
}

/** Tests of a worker share one window; each starts on a page of the site, with nothing remembered. */
export const test = base.extend<{reader: Reader}, EngineOptions & {window: Reader}>({
  engine: ['firefox', {scope: 'worker', option: true}],
  window: [
    async ({engine}, use) => {
      const host = await serveSite();
      const {send, stop} = await ENGINES[engine]();
      await use(new Reader(send, host.origin));
      stop();
      host.close();
    },
    {scope: 'worker'},
  ],
  reader: async ({window: reader}, use) => {
    await reader.resize(1280);
    await reader.open('/support');
    await reader.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(reader);
  },
});
