import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import swc, { type JsMinifyOptions } from '@swc/core';
import type {
  ExistingRawSourceMap,
  InputPluginOption,
  OutputOptions,
  Plugin,
  RollupOptions,
} from 'rollup';
import { chunkNames } from './chunks';
import { checkOutputs, mapsApart } from './outputs';
import { copies, withoutCopy } from './copies';
import { axiosParts } from './axiosParts';
import {
  contractTables,
  importsTriedAgain,
  laidOutBeforeMoved,
  memberwiseReact,
  ownValibotForContract,
  preactForReact,
  type Runtime,
} from './resolve';

/** "use client" speaks to servers that render React; every file of react-bootstrap has it. */
const onLog: RollupOptions['onLog'] = (level, log, report) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

const source = (runtime: Runtime, include = ['widgets/**', 'shared/**']): InputPluginOption => [
  runtime === 'preact' && [preactForReact(), laidOutBeforeMoved()],
  axiosParts(),
  contractTables(),
  ownValibotForContract(),
  memberwiseReact(),
  typescript({
    include: include.map((folder) => `${folder}/*.{ts,tsx}`),
    exclude: ['**/*.test.*', 'shared/build/**'],
    // Types are checked by `npm run check`; here they would cost more than all the rest.
    compilerOptions: { noEmit: false, noCheck: true, types: [] },
  }),
  replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
];

/** swc's minifier: a tenth of terser's time and 0.5 kB gzip less for a first load. */
const minified = (code: string, options: JsMinifyOptions) =>
  swc.minify(code, { ecma: 2020, mangle: true, sourceMap: true, ...options });

/**
 * Has Chromium compile all functions of a module beside the main thread, while it arrives. A screen starts with most
 * of them, and each would hold it up when it is first called: half of what the main thread does until the first
 * content. To other browsers it is a comment. Classic scripts hold every dialog as well, and go without.
 */
const compiledAtOnce = '//# allFunctionsCalledOnLoad';

const minifyModule: Plugin = {
  name: 'minify',
  async renderChunk(source) {
    const short = await minified(source, { module: true, compress: { passes: 3, toplevel: true } });
    const map = JSON.parse(short.map ?? '') as ExistingRawSourceMap;
    // A line more above the code.
    const mappings = `;${map.mappings}`;
    return { code: `${compiledAtOnce}\n${short.code}`, map: { ...map, mappings } };
  },
};

/** Joined from minified modules: only names are left to shorten. */
const minifyAgain: Plugin = {
  name: 'minify',
  renderChunk: (source) => minified(source, { compress: false }),
};

const common: OutputOptions = {
  sourcemap: 'hidden',
  // From the repository's top, so that the maps name no machine.
  sourcemapPathTransform: (path) =>
    withoutCopy(path).replace(/^(.*?\/(?=node_modules\/)|(\.\.\/)+)/, ''),
};

/** Empties the folder of an earlier build; its tracked README stays. */
const emptied = (folder: string): Plugin => ({
  name: 'emptied',
  buildStart() {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder, { encoding: 'utf8' })) {
      if (name !== 'README.md') rmSync(`${folder}/${name}`, { recursive: true });
    }
  },
});

interface ModulesOptions {
  dir: string;
  runtime?: Runtime;
  plugins?: Plugin[];
  /** More entries: a name and its file. */
  more?: Record<string, string>;
}

/** The ES modules: an entry per widget and the chunks they share. Only those under Preact ship. */
export const modules = (
  widgets: string[],
  { dir, runtime = 'preact', plugins, more }: ModulesOptions,
): RollupOptions => ({
  input: {
    ...Object.fromEntries(widgets.map((name) => [name, `widgets/${name}/entry.tsx`])),
    ...more,
  },
  onLog,
  plugins: [emptied(dir), copies(), source(runtime), importsTriedAgain(), plugins],
  output: {
    ...common,
    dir,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkNames(),
    onlyExplicitManualChunks: true,
    plugins: [minifyModule, mapsApart(), runtime === 'preact' && checkOutputs()],
  },
});

/** The loader stands alone: sharing a chunk with the widgets would make it load what they need. */
export const loader = (dir: string, plugins: Plugin[] = []): RollupOptions => ({
  input: 'shared/mount/loader.ts',
  plugins: [source('preact', ['shared/mount']), plugins],
  output: {
    ...common,
    dir,
    format: 'es',
    entryFileNames: 'loader.js',
    plugins: [minifyModule, mapsApart(), checkOutputs()],
  },
});

/**
 * The built ES modules as input, imported for what they do and not for what they export, with their
 * maps, so that those of the classic scripts lead back to the sources.
 */
const builtModules = (name: string, dir: string): Plugin => ({
  name: 'built-modules',
  resolveId: (id) => (id === name ? id : null),
  load(id) {
    if (id === name) return `import ${JSON.stringify(resolve(dir, `${name}.js`))};`;
    const map = JSON.parse(
      readFileSync(resolve(dir, 'maps', `${relative(dir, id)}.map`), 'utf8'),
    ) as ExistingRawSourceMap;
    const sources = map.sources.map((source) => resolve(source));
    return { code: readFileSync(id, 'utf8'), map: { ...map, sources } };
  },
});

/** One script per widget for pages that cannot use modules. */
export const classic = (name: string, dir: string): RollupOptions => ({
  input: { [name]: name },
  plugins: [builtModules(name, dir)],
  output: {
    ...common,
    dir,
    entryFileNames: 'classic/[name].js',
    format: 'iife',
    inlineDynamicImports: true,
    plugins: [minifyAgain, mapsApart(), checkOutputs()],
  },
});
