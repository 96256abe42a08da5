import {
  hasNewerDjango,
  makeNewerPython,
  newerPackages,
  packages,
  ownPython,
  pythonWithDjango,
  requirements,
} from '../../fixtures/django/python.mjs';
import { findShell, findWhole } from '../browser/findChromium';
import type { Tool } from './bring';

export type { Tool };

export const browser: Tool = {
  name: 'a Chromium',
  isThere: () => findWhole() !== undefined,
  packages: ['chromium'],
  own: ({ hasApt }) => [
    [
      ...([process.execPath, 'node_modules/@playwright/test/cli.js', 'install'] as const),
      ...(hasApt ? ['--with-deps'] : []), // the libraries that it needs, by apt-get
      'chromium',
    ],
  ],
  advice:
    'No Chromium was found. Install one (Debian and Ubuntu: "apt-get install chromium"; elsewhere ' +
    '"npx playwright install --with-deps chromium" or Google Chrome), or name its program in CHROMIUM_PATH.',
};

/** A third less work for most tests. */
export const shell: Tool = {
  name: "Chromium's headless shell",
  isThere: () => Boolean(process.env.CHROMIUM_PATH ?? findShell()),
  packages: ['chromium-headless-shell'],
  advice: 'Chromium does without.',
  isOptional: true,
};

export const django: Tool = {
  name: 'Django',
  isThere: () => pythonWithDjango() !== undefined,
  packages,
  own: () => [
    ['python3', '-m', 'venv', ownPython],
    [`${ownPython}/bin/python`, '-m', 'pip', 'install', '--quiet', '--timeout=30', ...requirements],
  ],
  advice:
    'No Python has Django with REST framework, WhiteNoise and django-csp. Install them (Debian and Ubuntu: ' +
    `"apt-get install ${packages.join(' ')}"), or name a Python that has them in PYTHON.`,
};

/** For the same tests under a Django that packages do not have yet. */
export const newerDjango: Tool = {
  name: 'Django 5.2',
  isThere: hasNewerDjango,
  packages: newerPackages,
  own: makeNewerPython,
  advice: 'No Django 5.2 could be had from pip.',
};
