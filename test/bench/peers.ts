import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { modules } from '../../shared/build/bundles';
import { chunksOf, rememberChunks, type ChunkGraph } from '../../shared/build/manifest';
import { widgetNames } from '../../shared/build/widgets';
import { peersFolder } from './servers';

/** Not a dependency, because it would bring its own build tools along: only its published file is measured. */
const buyButton = {
  name: '@shopify/buy-button-js',
  version: '3.0.6',
  integrity:
    'sha512-igPl+xyVHVTZ0xRhTOuZC6h2kHgRE/gnPNkGR3bb9kRz/cx4Pc4mYIpmQOMzmsdv7aJ9uH5w/hVRquV71eGTww==',
  file: 'package/dist/buybutton.min.js',
};

/** Makes what the screens are compared with, in `.cache/bench`. Asks the package registry for the buy button. */
export async function makePeers(): Promise<void> {
  mkdirSync(peersFolder, { recursive: true });
  await makeEmptyScreen();
  await build({
    entryPoints: ['test/bench/peers/toolkit.tsx'],
    outfile: `${peersFolder}/toolkit.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  fetchBuyButton();
}

/**
 * A screen with nothing on it, built with all the others; and for each of these a page's script that loads the
 * chunks which that screen starts with, and mounts the empty one.
 */
async function makeEmptyScreen() {
  const folder = `${peersFolder}/empty`;
  const graph: ChunkGraph = new Map();
  const options = modules(widgetNames(), {
    dir: folder,
    plugins: [rememberChunks(graph)],
    more: { empty: 'test/bench/empty.mjs' },
  });
  const bundle = await rollup(options);
  for (const output of [options.output ?? []].flat()) await bundle.write(output);
  await bundle.close();
  for (const name of widgetNames()) {
    const chunks = [...chunksOf(graph, `${name}.js`).static, 'empty.js'];
    const script = chunks.map((chunk) => `import './${chunk}';\n`).join('');
    writeFileSync(`${folder}/empty-like-${name}.js`, script);
  }
}

function fetchBuyButton() {
  const { name, version, integrity, file } = buyButton;
  const packed = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
    cwd: peersFolder,
    encoding: 'utf8',
  }).trim();
  const archive = readFileSync(`${peersFolder}/${packed}`);
  const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name} ${version} is not the file that is known.`);
  execFileSync('tar', ['-xzf', packed, file], { cwd: peersFolder });
  copyFileSync(`${peersFolder}/${file}`, `${peersFolder}/buy-button.js`);
}
