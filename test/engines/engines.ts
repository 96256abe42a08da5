import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChromium } from './chromium';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface Engine {
  name: string;
  /** What is missing for it here, null when nothing is. */
  missing: () => string | null;
  start: () => Promise<Driver>;
}

export const chromium: Engine = { name: 'Chromium', missing: () => null, start: startChromium };

export const firefox = needing('Firefox', ['firefox-esr', 'firefox'], [], startFirefox);
export const webkit = needing('WebKit', ['WebKitWebDriver'], ['Xvfb'], startWebKit);

/** The three engines that people's browsers are made of. */
export const engines: readonly Engine[] = [chromium, firefox, webkit];

function needing(
  name: string,
  executables: readonly [string, ...string[]],
  others: readonly string[],
  start: (executable: string) => Promise<Driver>,
): Engine {
  const found = () => executables.map(findInPath).find((path) => path !== null);
  return {
    name,
    missing: () => {
      const lacks = [
        ...(found() ? [] : [executables[0]]),
        ...others.filter((one) => !findInPath(one)),
      ];
      return lacks.length > 0 ? lacks.join(', ') : null;
    },
    start: () => start(found() ?? executables[0]),
  };
}

function findInPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // In another folder of the path, or nowhere.
    }
  }
  return null;
}
