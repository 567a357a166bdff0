import {expect} from '@playwright/test';
import type {Send} from './webdriver';

/** Keys without a character, as WebDriver writes them. */
const KEYS = {
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
} as const;

type Key = keyof typeof KEYS;

/** A reader with a keyboard and a mouse, in one window of a browser. */
export class Reader {
  constructor(
    private readonly send: Send,
    private readonly site: string,
  ) {}

  /** Runs a function in the page, which knows nothing from outside of it. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${run.toString()})(...arguments)`;
    return (await this.send('ExecuteScript', {script, args})) as Awaited<Result>;
  }

  /** Waits until React works the page, which it does once a reader wants more than to read. */
  async hydrated(): Promise<void> {
    await this.press('Shift');
    const state = () => this.evaluate(() => document.documentElement.dataset.hasHydrated);
    await expect.poll(state).toBe('true');
  }

  /** Opens an address of the site. */
  async open(address: string): Promise<void> {
    await this.send('Navigate', {url: this.site + address});
    await this.hydrated();
  }

  async back(): Promise<void> {
    await this.send('Back');
  }

  async reload(): Promise<void> {
    await this.send('Refresh');
    await this.hydrated();
  }

  /** Makes the window so wide, if it can be; what is shown is smaller by its frame. */
  async resize(width: number): Promise<void> {
    await this.send('SetWindowRect', {width, height: 900});
  }

  /** Presses keys together, such as Control and k. */
  async press(...keys: (Key | 'k' | 'v')[]): Promise<void> {
    const values = keys.map((key) => (key in KEYS ? KEYS[key as Key] : key));
    const actions = [
      ...values.map((value) => ({type: 'keyDown', value})),
      ...values.toReversed().map((value) => ({type: 'keyUp', value})),
    ];
    await this.send('PerformActions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]);
    await this.send('PerformActions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }

  /** Moves the mouse to the first element that is shown and has this text, once there is one. */
  async hover(selector: string, text = ''): Promise<void> {
    await this.point(selector, text, []);
  }

  async click(selector: string, text = ''): Promise<void> {
    await this.point(selector, text, [
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  /** Gives the focus to an element. */
  async focus(selector: string): Promise<void> {
    await this.evaluate((query) => document.querySelector<HTMLElement>(query)!.focus(), selector);
  }

  /** The text of the first element that a selector finds and that is shown. */
  text(selector: string): Promise<string | null> {
    return this.evaluate((query) => {
      const shown = [...document.querySelectorAll(query)].find((element) =>
        element.checkVisibility({visibilityProperty: true}),
      );
      return shown?.textContent ?? null;
    }, selector);
  }

  /** Path, query and hash. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Errors of the page since it was loaded; see host.ts. */
  problems(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as {problems: string[]}).problems);
  }

  private async point(selector: string, text: string, then: object[]): Promise<void> {
    const place = () =>
      this.evaluate(
        (query, part) => {
          const element = [...document.querySelectorAll(query)].find(
            (candidate) =>
              candidate.textContent.includes(part) &&
              candidate.checkVisibility({visibilityProperty: true}),
          );
          const {left, top, width, height} = element?.getClientRects()[0] ?? new DOMRect();
          const x = Math.round(left + width / 2);
          const y = Math.round(top + height / 2);
          const hit = document.elementFromPoint(x, y);
          if (hit && element?.contains(hit)) {
            return {x, y};
          }
          element?.scrollIntoView({block: 'center', behavior: 'instant'});
          return null;
        },
        selector,
        text,
      );
    // The navbar comes and goes with scrolling: what moves is no target yet.
    let target: Awaited<ReturnType<typeof place>> = null;
    const isAtRest = async () => {
      const before = target;
      target = await place();
      return target !== null && before?.x === target.x && before.y === target.y;
    };
    await expect.poll(isAtRest, `${selector} "${text}" can be pointed at`).toBe(true);
    const actions = [{type: 'pointerMove', duration: 0, ...target!}, ...then];
    const parameters = {pointerType: 'mouse'};
    await this.send('PerformActions', {
      actions: [{type: 'pointer', id: 'mouse', parameters, actions}],
    });
  }
}
