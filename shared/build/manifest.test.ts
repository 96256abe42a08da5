/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chunksOf, createManifest, importDepth, sourcesOf, type ChunkGraph } from './manifest';

const graph: ChunkGraph = new Map([
  ['cart.js', { imports: ['chunks/cart.js'], dynamicImports: [], moduleIds: [] }],
  [
    'chunks/cart.js',
    { imports: ['chunks/runtime.js'], dynamicImports: ['chunks/clear.js'], moduleIds: [] },
  ],
  ['chunks/runtime.js', { imports: [], dynamicImports: [], moduleIds: [] }],
  [
    'chunks/clear.js',
    { imports: ['chunks/modal.js', 'chunks/cart.js'], dynamicImports: [], moduleIds: [] },
  ],
  ['chunks/modal.js', { imports: ['chunks/runtime.js'], dynamicImports: [], moduleIds: [] }],
]);

it('lists what comes at once and what may come later, each chunk once', () => {
  expect(chunksOf(graph, 'cart.js')).toEqual({
    static: ['chunks/cart.js', 'chunks/runtime.js'],
    lazy: ['chunks/clear.js', 'chunks/modal.js'],
  });
});

it('counts the imports of the longest way, those that come later with them', () => {
  // cart.js, chunks/cart.js, chunks/clear.js, chunks/modal.js, chunks/runtime.js
  expect(importDepth(graph)).toBe(4);
  expect(importDepth(new Map())).toBe(0);
});

it('lists the sources of all that may come, copies as the file that they are of', () => {
  const of = (imports: string[], ...files: string[]) => ({
    imports: [],
    dynamicImports: imports,
    moduleIds: files.map((file) => path.resolve(file)),
  });
  const chunks: ChunkGraph = new Map([
    ['cart.js', of(['chunks/more.js'], 'widgets/cart/entry.tsx')],
    ['chunks/more.js', of([], 'shared/page/i18n.ts?for=cart', 'shared/ui/Note.tsx?fetched=cart')],
    ['orders.js', of([], 'widgets/orders/entry.tsx')],
  ]);
  expect([...sourcesOf(chunks, 'cart.js')]).toEqual([
    ...['widgets/cart/entry.tsx', 'shared/page/i18n.ts', 'shared/ui/Note.tsx'],
  ]);
});

describe('of a built folder', () => {
  const ofCart = [...graph.keys(), 'classic/cart.js', 'widgets.css', 'cart.css'];
  const texts = ['locale/de/cart.js', 'locale/pt-BR/cart.js'];
  const ofLoader = ['loader.js', 'locale/de.js', 'locale/pt-BR.js'];
  const files = [...ofCart, ...texts, ...ofLoader];
  let dir: string;
  const create = () => createManifest(dir, ['cart'], graph, ['de', 'pt-BR']);

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'manifest-'));
    for (const file of files) {
      mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(dir, file), `// ${file}`);
    }
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('describes every file that it names', async () => {
    const { widgets } = await create();
    const cart = widgets.cart;
    const named = [...ofCart, ...texts].sort();
    expect(Object.keys(cart?.integrity ?? {}).sort()).toEqual(named);
    expect(Object.keys(cart?.sizes ?? {}).sort()).toEqual(named);
  });

  it('gives the integrity that a browser computes', async () => {
    const { loader } = await create();
    const hash = createHash('sha384').update('// loader.js').digest('base64');
    expect(loader.integrity).toMatchObject({ 'loader.js': `sha384-${hash}` });
  });

  it('names the texts of a widget and of all by language, in small letters', async () => {
    const { loader, widgets } = await create();
    expect(loader.texts).toEqual({ de: 'locale/de.js', 'pt-br': 'locale/pt-BR.js' });
    expect(Object.keys(loader.sizes)).toEqual(ofLoader);
    expect(widgets.cart?.texts).toEqual({
      de: 'locale/de/cart.js',
      'pt-br': 'locale/pt-BR/cart.js',
    });
  });

  it('is the same for the same files', async () => {
    const [first, second] = [await create(), await create()];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('fails for a file that was not built', async () => {
    rmSync(path.join(dir, 'chunks/modal.js'));
    await expect(create()).rejects.toThrow('modal.js');
  });
});
