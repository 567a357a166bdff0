import {test as base} from '@playwright/test';
import {ENGINES} from './engines';
import {serveSite, type TakenHost} from './host';
import {Reader} from './reader';

export interface EngineOptions {
  engine: keyof typeof ENGINES;
}

/** Tests of a worker share one window; each starts on a page of the site, with nothing remembered. */
export const test = base.extend<
  {reader: Reader},
  EngineOptions & {host: TakenHost; window: Reader}
>({
  engine: ['firefox', {scope: 'worker', option: true}],
  host: [
    // Playwright asks for a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await serveSite();
      await use(host);
      host.close();
    },
    {scope: 'worker'},
  ],
  window: [
    async ({engine, host}, use) => {
      const {send, stop} = await ENGINES[engine]();
      await use(new Reader(send, host.origin));
      stop();
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
