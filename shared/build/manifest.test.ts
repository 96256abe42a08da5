/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chunksOf, createManifest, importDepth, type ChunkGraph } from './manifest';

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

describe('of a built folder', () => {
  const files = [...graph.keys(), 'classic/cart.js', 'loader.js', 'widgets.css', 'cart.css'];
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'manifest-'));
    for (const file of files) {
      mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(dir, file), `// ${file}`);
    }
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('describes every file that it names', async () => {
    const { widgets } = await createManifest(dir, ['cart'], graph);
    const cart = widgets.cart;
    const named = files.filter((file) => file !== 'loader.js').sort();
    expect(Object.keys(cart?.integrity ?? {}).sort()).toEqual(named);
    expect(Object.keys(cart?.sizes ?? {}).sort()).toEqual(named);
  });

  it('gives the integrity that a browser computes', async () => {
    const { loader } = await createManifest(dir, ['cart'], graph);
    const hash = createHash('sha384').update('// loader.js').digest('base64');
    expect(loader.integrity).toEqual({ 'loader.js': `sha384-${hash}` });
  });

  it('is the same for the same files', async () => {
    const [first, second] = [
      await createManifest(dir, ['cart'], graph),
      await createManifest(dir, ['cart'], graph),
    ];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('fails for a file that was not built', async () => {
    rmSync(path.join(dir, 'chunks/modal.js'));
    await expect(createManifest(dir, ['cart'], graph)).rejects.toThrow('modal.js');
  });
});
