import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {httpTransport, marionetteTransport, type Send} from './webdriver';

// Paths of the programs in Debian's packages.
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB_RUN = '/usr/bin/xvfb-run';

/** A browser that runs, with one window. */
export interface RunningEngine {
  send: Send;
  stop: () => void;
}

/** Starts a program with all that it starts itself in one group, so that they end together. */
function start(program: string, args: string[]): {child: ChildProcess; end: () => void} {
  const child = spawn(program, args, {detached: true, stdio: ['ignore', 'pipe', 'ignore']});
  child.stdout.resume();
  return {child, end: () => process.kill(-child.pid!)};
}

/** The first group of the first match in what a program prints. */
function printed({stdout}: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = pattern.exec(output) ?? [];
      if (found) {
        resolve(found);
      }
    });
  });
}

async function startFirefox(): Promise<RunningEngine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const {child, end} = start(FIREFOX, ['--headless', '--marionette', '--profile', profile]);
  const send = await marionetteTransport(Number(await printed(child, /Listening on port (\d+)/)));
  await send('NewSession');
  return {
    send,
    stop: () => {
      end();
      rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** It has no mode without a window: it gets a screen of its own. */
async function startWebKit(): Promise<RunningEngine> {
  const port = await freePort();
  const {end} = start(XVFB_RUN, ['--auto-servernum', WEBKIT_DRIVER, `--port=${port}`]);
  return {send: await httpTransport(`http://127.0.0.1:${port}`), stop: end};
}

/** Browsers of readers apart from Chromium. */
export const ENGINES = {firefox: startFirefox, webkit: startWebKit} as const;
