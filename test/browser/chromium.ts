import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const systemPaths = [
  // The same browser without window and toolbar, which saves a third of its work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) =>
      ['chromium', 'google-chrome', 'chromium-browser'].map((name) => path.join(folder, name)),
    );

function install(): boolean {
  try {
    const cli = path.resolve('node_modules/@playwright/test/cli.js');
    execFileSync(process.execPath, [cli, 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 180_000,
    });
    return existsSync(chromium.executablePath());
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, the test tool's own, or one
 * that it can install now. Remembers what it found in `CHROMIUM_PATH`, where the test processes
 * inherit it. Throws a sentence that says what to install.
 */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  const own = chromium.executablePath();
  const found =
    [...systemPaths, ...onPath(), own].find(existsSync) ?? (install() ? own : undefined);
  if (!found) {
    throw new Error(
      'No Chromium was found, and none could be installed. Install one (Debian and Ubuntu: ' +
        '"apt-get install chromium"; elsewhere "npx playwright install --with-deps chromium" or ' +
        'Google Chrome), or name its program in CHROMIUM_PATH.',
    );
  }
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

/**
 * For tests of what only a whole browser does: Chromium's headless shell, should that be the one that is
 * found, keeps no pages for Back.
 */
function wholeChromiumPath(): string {
  const isShell = (name: string) => /headless.shell/.test(name);
  const found = [chromiumPath(), ...systemPaths, ...onPath(), chromium.executablePath()].find(
    (name) => !isShell(name) && existsSync(name),
  );
  if (!found) {
    throw new Error('Only a headless shell was found. Install Chromium beside it ("chromium").');
  }
  return found;
}

/** A browser with the cache of whole pages that people's browsers have and the test tool turns off. */
export const keepingPages = () => ({
  executablePath: wholeChromiumPath(),
  args: chromiumArguments,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
