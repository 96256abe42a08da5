import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without window and toolbar: the same engine for a third less work, but it keeps no pages for Back. */
const shells = ['/usr/bin/chromium-headless-shell'];

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

/** A program that is there may lack its libraries, or only tell where to get it. */
const starts = (name: string) =>
  existsSync(name) && spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;

const isShell = (name: string) => /headless.shell/.test(name);

/** A program that `CHROMIUM_PATH` names and that is not there is a mistake, and not a wish for another one. */
function named(): string | undefined {
  const name = process.env.CHROMIUM_PATH;
  if (name && !existsSync(name)) {
    throw new Error(`CHROMIUM_PATH is ${name}, and there is no such file.`);
  }
  return name;
}

/** The headless shell, where the system has one. */
export const findShell = (): string | undefined =>
  [...shells, ...onPath(['chromium-headless-shell'])].find(starts);

/** A whole browser: `CHROMIUM_PATH`, the system's, or the test tool's own. */
export const findWhole = (): string | undefined =>
  [
    named() ?? '',
    ...whole,
    ...onPath(['chromium', 'google-chrome', 'chromium-browser']),
    chromium.executablePath(),
  ].find((name) => !isShell(name) && starts(name));

/** The Chromium for most tests: `CHROMIUM_PATH`, a headless shell, or a whole one. */
export const findChromium = (): string | undefined => named() ?? findShell() ?? findWhole();
