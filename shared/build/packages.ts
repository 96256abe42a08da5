import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { domain } from './catalogs';
import { write } from './files';
import { pythonConfigs, type WidgetConfig } from './pythonConfigs';

/** What `package.json` says of the project, and its packages say after it. */
export interface Project {
  name: string;
  version: string;
  description: string;
  license: string;
}

/** What of the built files is not served. */
const notStatic = new Set([
  ...['django', 'maps', 'config', 'openapi.json', 'errors.md', 'README.md'],
  ...['package.json', 'LICENSE', `${domain}.pot`],
]);

const python = 'fixtures/django';

/** `pyproject.toml` with the version of `package.json`. */
function pyproject(version: string): string {
  const [before, after, ...more] = readFileSync(`${python}/pyproject.toml`, 'utf8').split(
    /^version = .*$/m,
  );
  if (after === undefined || more.length > 0) {
    throw new Error(`${python}/pyproject.toml should have one line "version = …".`);
  }
  return `${before}version = "${version}"${after}`;
}

/**
 * The Django app as a Python project: its Python from `fixtures/django`, the types of the configs, and the built files
 * of `dir` as its static files.
 */
export function writePythonProject(
  dir: string,
  configs: readonly WidgetConfig[],
  { version }: Project,
): void {
  const project = `${dir}/django`;
  write(`${project}/pyproject.toml`, pyproject(version));
  cpSync(`${python}/README.md`, `${project}/README.md`);
  cpSync('LICENSE', `${project}/LICENSE`);
  const app = `${project}/wholesale_widgets`;
  cpSync(`${python}/wholesale_widgets`, app, {
    recursive: true,
    filter: (name) => !name.includes('__pycache__'),
  });
  write(`${app}/configs.py`, pythonConfigs(configs));
  for (const name of ['openapi.json', `${domain}.pot`]) cpSync(`${dir}/${name}`, `${app}/${name}`);
  cpSync(`${dir}/config`, `${app}/config`, { recursive: true });
  for (const name of readdirSync(dir)) {
    if (notStatic.has(name)) continue;
    cpSync(`${dir}/${name}`, `${app}/static/wholesale_widgets/${name}`, { recursive: true });
  }
}

/** Makes `dir` an npm package: the built files and nothing that they would need. */
export function writeNpmPackage(
  dir: string,
  { name, version, description, license }: Project,
): void {
  const files = ['*', '!django', '!maps'];
  write(`${dir}/package.json`, { name, version, description, license, type: 'module', files });
  cpSync('LICENSE', `${dir}/LICENSE`);
}
