import { spawnSync } from 'node:child_process';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface Engine {
  name: string;
  /** The program that it is driven by, and what has to be installed beside it. */
  programs: readonly [string, ...string[]];
  start: (program: string) => Promise<Driver>;
}

const firefox: Engine = { name: 'Firefox', programs: ['firefox-esr'], start: startFirefox };
const webkit: Engine = {
  name: 'WebKit',
  programs: ['WebKitWebDriver', 'Xvfb'],
  start: startWebKit,
};

/** The engines of people's browsers that the other browser tests do not use. */
export const engines = [firefox, webkit] as const;

/** The programs of an engine that are not installed. */
export const missingOf = ({ programs }: Engine): string[] =>
  programs.filter((name) => spawnSync('which', [name]).status !== 0);
