import { readFileSync } from 'node:fs';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

interface Project {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { dev?: boolean; license?: string }>;
}

it('asks for exact versions', () => {
  const { dependencies, devDependencies } = read('package.json') as Project;
  // Two versions of one package have names of their own: `npm:bootstrap@3.4.1`.
  const isExact = (version: string) => /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  expect(asked.filter(([, version]) => !isExact(version))).toEqual([]);
});

it('ships only packages whose licence lets a shop use them', () => {
  const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
  const { packages } = read('package-lock.json') as Lock;
  const shipped = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(10);
  const others = shipped.filter(([, { license = '' }]) => !allowed.includes(license));
  expect(others.map(([folder, { license }]) => `${folder}: ${String(license)}`)).toEqual([]);
});
