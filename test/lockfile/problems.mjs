/** Packages that run a script when installed, and why that is accepted. */
export const installScripts = new Map([
  ['@parcel/watcher', 'builds its file watcher where no binary fits; comes with sass'],
  ['@swc/core', 'checks that its binary fits this machine; compiles the tests'],
  ['esbuild', 'checks that its binary fits this machine; runs the fixture server'],
  ['fsevents', 'the file watcher of macOS; optional'],
  ['msw', 'copies its service worker when a project asks for that; this one does not'],
  ['unrs-resolver', 'fetches its binary where npm did not; resolves imports for lint'],
]);

/** Licences that may ship with the widgets. */
const shippable = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Licences that may also stand among the tools, which are not passed on. */
const usable = [
  ...shippable,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT-0',
  'OFL-1.1',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
];

/** What stands in the licence file of a package that only points there, for the version in the lock file. */
const inFiles = new Map([['@uswds/uswds', 'CC0-1.0 AND Apache-2.0 AND MIT AND OFL-1.1']]);

/**
 * Releases that were taken over, sabotaged or replaced. `true` stands for every version. No registry has to
 * answer for this list to work; it is no substitute for `npm audit` where that is answered.
 */
const denied = new Map([
  // Taken over to steal wallets or credentials.
  ['event-stream', ['3.3.6']],
  ['flatmap-stream', true],
  ['eslint-scope', ['3.7.2']],
  ['eslint-config-eslint', ['5.0.2']],
  ['ua-parser-js', ['0.7.29', '0.8.0', '1.0.0']],
  ['coa', ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3']],
  ['rc', ['1.2.9', '1.3.9', '2.3.9']],
  ['crossenv', true],
  ['getcookies', true],
  ['electron-native-notify', true],
  // Sabotaged by their own authors.
  ['node-ipc', true],
  ['peacenotwar', true],
  ['colors', ['1.4.1', '1.4.2', '1.4.44-liberty-2']],
  ['faker', true],
  // July 2025: eslint-config-prettier and its author's other packages.
  ['eslint-config-prettier', ['8.10.1', '9.1.1', '10.1.6', '10.1.7']],
  ['eslint-plugin-prettier', ['4.2.2', '4.2.3']],
  ['synckit', ['0.11.9']],
  ['@pkgr/core', ['0.2.8']],
  ['napi-postinstall', ['0.3.1']],
  ['is', ['3.3.1', '5.0.0']],
  // September 2025: chalk, debug and their author's other packages.
  ['ansi-regex', ['6.2.1']],
  ['ansi-styles', ['6.2.2']],
  ['backslash', ['0.2.1']],
  ['chalk', ['5.6.1']],
  ['chalk-template', ['1.1.1']],
  ['color', ['5.0.1']],
  ['color-convert', ['3.1.1']],
  ['color-name', ['2.0.1']],
  ['color-string', ['2.1.1']],
  ['debug', ['4.4.2']],
  ['duckdb', ['1.3.3']],
  ['error-ex', ['1.3.3']],
  ['has-ansi', ['6.0.1']],
  ['is-arrayish', ['0.3.3']],
  ['proto-tinker-wc', ['0.1.87']],
  ['simple-swizzle', ['0.2.3']],
  ['slice-ansi', ['7.1.1']],
  ['strip-ansi', ['7.1.1']],
  ['supports-color', ['10.2.1']],
  ['supports-hyperlinks', ['4.1.1']],
  ['wrap-ansi', ['9.0.1']],
  ['@ctrl/tinycolor', ['4.1.1', '4.1.2']],
  // March 2026: axios through its maintainer's account.
  ['axios', ['1.14.1', '0.30.4']],
  ['plain-crypto-js', true],
  // Replaced, and no longer looked after.
  ['request', true],
]);

/** 'node_modules/a/node_modules/@b/c' is '@b/c'; an alias is what it stands for. */
const nameOf = ([place, entry]) => entry.name ?? place.split('node_modules/').at(-1);

const packagesOf = (lock) =>
  Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map((pair) => ({ name: nameOf(pair), place: pair[0], ...pair[1] }));

/** Where node looks for `name` when the package at `place` asks for it, nearest first. */
const placesOf = (name, place) => {
  const parts = place.split('/node_modules/');
  return [
    ...parts.map(
      (_, index) =>
        `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`,
    ),
    `node_modules/${name}`,
  ];
};

/** True when an SPDX expression of the plain kind ('A AND B', '(A OR B)') can be met by `allowed`. */
export function isAllowed(licence, allowed) {
  const all = (part) => part.split(' AND ').every((name) => allowed.includes(name.trim()));
  return (licence ?? '').replace(/[()]/g, '').split(' OR ').some(all);
}

/**
 * What is wrong with the packages of a project, a sentence each; empty when nothing is.
 *
 * `licenceOf` answers the licence that the installed package at a place names, or undefined when it
 * is not installed, as with binaries for other machines.
 */
/** A package may be asked for under another name, to have two versions of it: `npm:bootstrap@3.4.1`. */
const versionOf = (wanted) => wanted.replace(/^npm:.+@/, '');

export const problems = {
  integrity: (lock) =>
    packagesOf(lock)
      .filter(({ integrity, link }) => !link && !/^sha512-/.test(integrity ?? ''))
      .map(({ place }) => `${place} has no SHA-512 integrity.`),

  // npm leaves out binaries for other machines that the registry at hand does not have, and `npm ci`
  // then fails wherever it has them.
  complete: (lock) =>
    packagesOf(lock).flatMap(({ place, dependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !placesOf(name, place).some((candidate) => lock.packages[candidate]))
        .map((name) => `${place} needs ${name}, which is missing.`),
    ),

  registry: (lock) =>
    packagesOf(lock)
      .filter(({ resolved }) => resolved !== undefined)
      .filter(({ resolved }) => !resolved.startsWith('https://registry.npmjs.org/'))
      .map(({ place, resolved }) => `${place} comes from ${resolved}, not from the npm registry.`),

  scripts: (lock) =>
    packagesOf(lock)
      .filter(({ name, hasInstallScript }) => hasInstallScript && !installScripts.has(name))
      .map(({ place }) => `${place} runs a script when installed; say why that is accepted.`),

  licences: (lock, licenceOf) =>
    packagesOf(lock).flatMap(({ name, place, dev, license }) => {
      const named = inFiles.get(name) ?? licenceOf(place) ?? license;
      const allowed = dev ? usable : shippable;
      return isAllowed(named, allowed) ? [] : [`${place} has the licence ${named ?? 'none'}.`];
    }),

  denied: (lock) =>
    packagesOf(lock)
      .filter(({ name, version }) => {
        const versions = denied.get(name);
        return versions === true || versions?.includes(version);
      })
      .map(({ place, version }) => `${place}@${version} is on the deny-list.`),

  exact: ({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(versionOf(version)))
      .map(([name, version]) => `${name} is asked for as '${version}', not as one version.`),

  agreement: (lock, { dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(
        ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== versionOf(version),
      )
      .map(([name, version]) => `${name} ${version} is not what the lock file holds.`),
};
