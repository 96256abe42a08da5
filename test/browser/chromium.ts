import { bring } from '../tools/bring';
import { browser } from '../tools/tools';
import { findChromium, findWhole } from './findChromium';

/**
 * The path of a Chromium for the browser tests, which is installed first where there is none. Remembers it in
 * `CHROMIUM_PATH`, where the test processes inherit it. Throws a sentence that says what to install.
 */
export function chromiumPath(): string {
  if (!findChromium()) bring([browser]);
  const found = findChromium();
  if (!found) throw new Error(browser.advice);
  process.env.CHROMIUM_PATH = found;
  return found;
}

/** What a Chromium needs to run quietly, and to run at all as root in a container. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For tests of what only a whole browser does: one with the cache of whole pages that the test tool turns off. */
export function keepingPages() {
  const executablePath = findWhole();
  if (!executablePath) throw new Error(`Only a headless shell was found. ${browser.advice}`);
  return {
    executablePath,
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}
