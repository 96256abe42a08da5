import { startChromium } from './chromium';
import type { Driver } from './driver';
import { findProgram, firefoxPrograms, missingOf, webkitPrograms } from './find';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface Engine {
  name: string;
  /** What is missing for it here, null when nothing is. */
  missing: () => string | null;
  start: () => Promise<Driver>;
}

export const chromium: Engine = { name: 'Chromium', missing: () => null, start: startChromium };

/** The three engines that people's browsers are made of. */
export const engines: readonly Engine[] = [
  chromium,
  needing('Firefox', firefoxPrograms, startFirefox),
  needing('WebKit', webkitPrograms, startWebKit),
];

function needing(
  name: string,
  programs: typeof firefoxPrograms,
  start: (executable: string) => Promise<Driver>,
): Engine {
  return {
    name,
    missing: () => missingOf(programs),
    start: () => start(findProgram(programs) ?? programs.names[0]),
  };
}
