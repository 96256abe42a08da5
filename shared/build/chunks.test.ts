/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollup } from 'rollup';
import { chunkNames } from './chunks';
import { copies } from './copies';

/** A screen that fetches a dialog, which fetches what is rare. All three need `facts`. */
const screen = (name: string, facts: string) => ({
  [`widgets/${name}/entry.tsx`]: `
export { later } from '@shared/later';
export { facts } from './facts';
export const open = () => import('./Dialog');`,
  [`widgets/${name}/Dialog.tsx`]: `
export { facts } from './facts';
export const open = () => import('./Rare');`,
  [`widgets/${name}/Rare.tsx`]: "export { facts } from './facts';",
  [`widgets/${name}/facts.ts`]: facts,
});

/** A screen that hands its dialog what fetches the rare. */
const handing = {
  'widgets/handing/entry.tsx': `
export { facts } from './facts';
export { later } from './later';
export const open = () => import('./Dialog');`,
  'widgets/handing/later.ts': "export const later = () => import('./Rare');",
  'widgets/handing/Dialog.tsx': "export { facts as open } from './facts';",
  'widgets/handing/Rare.tsx': "export { open } from './Dialog';\nexport { facts } from './facts';",
  'widgets/handing/facts.ts': 'const known = new Map();\nexport const facts = () => known;',
};

const files = {
  ...handing,
  ...screen(
    'small',
    `
import { word } from '@shared/word';
import { Theme } from '@shared/Theme';
export const facts = () => [word, Theme];`,
  ),
  ...screen('large', `export const facts = () => '${'large '.repeat(3000)}';`),
  ...screen('keeping', 'const known = new Map();\nexport const facts = () => known;'),
  'shared/word.ts': "export const word = () => 'word';",
  'shared/later.ts': "export const later = () => import('./seldom');",
  'shared/seldom.ts': 'export const seldom = true;',
  'shared/Theme.ts': 'export const Theme = createContext(null);',
};

const top = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));

beforeAll(() => {
  process.chdir(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

afterAll(() => {
  process.chdir(top);
  rmSync(folder, { recursive: true });
});

const resolveId = (source: string, importer = '') => {
  const from = source.startsWith('@')
    ? source.slice(1)
    : path.resolve(path.dirname(importer), source);
  return ['', '.ts', '.tsx']
    .map((end) => path.resolve(from + end))
    .find((file) => path.relative('.', file) in files);
};

/** The modules of each file of a build of the screens. */
async function built(): Promise<Record<string, string[]>> {
  const build = await rollup({
    input: ['small', 'large', 'keeping', 'handing'].map((name) => `./widgets/${name}/entry.tsx`),
    plugins: [copies(), { name: 'files', resolveId }],
  });
  const { output } = await build.generate({
    entryFileNames: ({ facadeModuleId }) =>
      `${path.basename(path.dirname(facadeModuleId ?? ''))}.js`,
    chunkFileNames: 'chunks/[name].js',
    manualChunks: chunkNames(),
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, moduleIds }) => [
      fileName,
      moduleIds.map((id) => path.relative('.', id)).sort(),
    ]),
  );
}

let chunks: Record<string, string[]>;
beforeAll(async () => {
  chunks = await built();
});

it('gives the start of a screen and what it fetches a copy each of the little that both need', () => {
  expect(chunks).toMatchObject({
    'small.js': ['shared/word.ts?for=small', 'widgets/small/entry.tsx', 'widgets/small/facts.ts'],
    'chunks/small-more.js': [
      'shared/word.ts?fetched=small',
      'widgets/small/facts.ts?fetched=small',
    ],
    'chunks/small-more2.js': ['widgets/small/Dialog.tsx?fetched=small'],
    'chunks/small-later.js': ['widgets/small/Rare.tsx?fetched=small'],
  });
});

it.each([
  ['is much', 'large'],
  ['keeps something', 'keeping'],
])('has one chunk for what both need where that %s', (_what, name) => {
  expect(chunks).toMatchObject({
    [`${name}.js`]: [`widgets/${name}/entry.tsx`],
    [`chunks/${name}.js`]: [`widgets/${name}/facts.ts`],
    [`chunks/${name}-more.js`]: [`widgets/${name}/Dialog.tsx`],
    [`chunks/${name}-later.js`]: [`widgets/${name}/Rare.tsx`],
  });
});

it('keeps apart what is rare where its start hands on what fetches it, in no file more', () => {
  const ofHanding = Object.entries(chunks).filter(([file]) => file.includes('handing'));
  expect(Object.fromEntries(ofHanding)).toEqual({
    'handing.js': ['widgets/handing/entry.tsx', 'widgets/handing/later.ts'],
    'chunks/handing.js': ['widgets/handing/facts.ts'],
    'chunks/handing-more.js': ['widgets/handing/Dialog.tsx'],
    'chunks/handing-later.js': ['widgets/handing/Rare.tsx'],
  });
});

it('keeps apart what all may need and few do', () => {
  expect(chunks).toMatchObject({ 'chunks/later.js': ['shared/seldom.ts'] });
});

it('has once what must be one for all', () => {
  const chunkNames = Object.values(chunks)
    .flat()
    .filter((id) => id.includes('Theme'));
  expect(chunkNames).toEqual(['shared/Theme.ts']);
});
