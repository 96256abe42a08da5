import { mkdirSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { modules } from '../../shared/build/bundles';
import { chunksOf, rememberChunks, type ChunkGraph } from '../../shared/build/manifest';
import { widgetNames } from '../../shared/build/widgets';

/** Where the empty screen is built. */
export const emptyFolder = '.cache/bench/empty';

/**
 * Builds a screen with nothing on it together with all the others; and for each of these a page's script that loads the
 * chunks which that screen starts with, and mounts the empty one.
 */
export async function makeEmptyScreen(): Promise<void> {
  mkdirSync(emptyFolder, { recursive: true });
  const graph: ChunkGraph = new Map();
  const options = modules(widgetNames(), {
    dir: emptyFolder,
    plugins: [rememberChunks(graph)],
    more: { empty: 'test/bench/empty.mjs' },
  });
  const bundle = await rollup(options);
  for (const output of [options.output ?? []].flat()) await bundle.write(output);
  await bundle.close();
  for (const name of widgetNames()) {
    const chunks = [...chunksOf(graph, `${name}.js`).static, 'empty.js'];
    const script = chunks.map((chunk) => `import './${chunk}';\n`).join('');
    writeFileSync(`${emptyFolder}/empty-like-${name}.js`, script);
  }
}
