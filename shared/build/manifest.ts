import path from 'node:path';
import type { Plugin } from 'rollup';
import { withoutCopy } from './copies';
import { factsOf, type FileFacts, type Size } from './files';

/** What a built module imports: at once, and when it is asked for. File names within the output folder. */
export interface Imports {
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** The source files in it, as Rollup names them. */
  moduleIds: readonly string[];
}

export type ChunkGraph = Map<string, Imports>;

/** Remembers in `graph` what the modules of this build import. */
export const rememberChunks = (graph: ChunkGraph): Plugin => ({
  name: 'remember-chunks',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') graph.set(file.fileName, file);
    }
  },
});

function reach(graph: ChunkGraph, from: readonly string[], isLazyToo: boolean): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const imports = graph.get(name);
    if (!imports || found.has(name)) return;
    found.add(name);
    imports.imports.forEach(visit);
    if (isLazyToo) imports.dynamicImports.forEach(visit);
  };
  from.forEach(visit);
  return found;
}

/** The chunks that come with the module `entry` at once, and those that may come later. Sorted. */
export function chunksOf(graph: ChunkGraph, entry: string): { static: string[]; lazy: string[] } {
  const first = reach(graph, [entry], false);
  const all = reach(graph, [entry], true);
  return {
    static: [...first].filter((name) => name !== entry).sort(),
    lazy: [...all].filter((name) => !first.has(name)).sort(),
  };
}

/** The source files of all chunks that may come with the module `entry`, from the repository's top. */
export function sourcesOf(graph: ChunkGraph, entry: string): Set<string> {
  const chunks = [...reach(graph, [entry], true)];
  const ids = chunks.flatMap((name) => graph.get(name)?.moduleIds ?? []);
  return new Set(ids.map((id) => path.relative(process.cwd(), withoutCopy(id))));
}

/** The longest way of imports that begins at one of the modules. */
export function importDepth(graph: ChunkGraph): number {
  const depths = new Map<string, number>();
  const depthOf = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    depths.set(name, 0); // ends a circle, which the build refuses
    const { imports = [], dynamicImports = [] } = graph.get(name) ?? {};
    const below = [...imports, ...dynamicImports].map((next) => 1 + depthOf(next));
    const depth = Math.max(0, ...below);
    depths.set(name, depth);
    return depth;
  };
  return Math.max(0, ...[...graph.keys()].map(depthOf));
}

/** Where the texts of a widget stand within `dist/`, or those of all. */
export const catalogPath = (language: string, widget?: string) =>
  widget === undefined ? `locale/${language}.js` : `locale/${language}/${widget}.js`;

/** What the manifest says of the loader, and with more keys of each widget. Paths within `dist/`. */
export interface ManifestFiles {
  module: string;
  /** The script with its texts by language tag in small letters; that of the loader has the texts of all. */
  texts: Record<string, string>;
  /** In bytes, by path. */
  sizes: Record<string, Size>;
  /** For `integrity` attributes, by path. */
  integrity: Record<string, string>;
}

export interface ManifestWidget extends ManifestFiles {
  classic: string;
  /** The style sheets, in the order in which they apply: what all screens share, the screen's own. */
  css: string[];
  /** The chunks of the first load, for `modulepreload`. */
  static: string[];
  /** The chunks that may come later. */
  lazy: string[];
}

export interface Manifest {
  /**
   * How many imports follow each other at most, from a module to its last chunk, those by `import()` with them. A
   * storage of Django that puts hashes into imports goes through all files about as often until no name changes.
   */
  importDepth: number;
  loader: ManifestFiles;
  widgets: Record<string, ManifestWidget>;
}

/** Describes the built files of `dir`, with the texts in `languages`. The same files always give the same manifest. */
export async function createManifest(
  dir: string,
  widgets: readonly string[],
  graph: ChunkGraph,
  languages: readonly string[],
) {
  const known = new Map<string, Promise<FileFacts>>();
  const facts = (path: string) => {
    const found = known.get(path) ?? factsOf(`${dir}/${path}`);
    known.set(path, found);
    return found;
  };
  const describe = async (paths: string[]) => {
    const all = await Promise.all(paths.map(async (path) => [path, await facts(path)] as const));
    return {
      sizes: Object.fromEntries(all.map(([path, { size }]) => [path, size])),
      integrity: Object.fromEntries(all.map(([path, { integrity }]) => [path, integrity])),
    };
  };

  const textsOf = (widget?: string) =>
    Object.fromEntries(
      languages.map((language) => [language.toLowerCase(), catalogPath(language, widget)]),
    );

  const texts = textsOf();
  const ofLoader = await describe(['loader.js', ...Object.values(texts)]);
  const manifest: Manifest = {
    importDepth: importDepth(graph),
    loader: { module: 'loader.js', texts, ...ofLoader },
    widgets: {},
  };
  for (const name of widgets) {
    const module = `${name}.js`;
    const chunks = chunksOf(graph, module);
    const classic = `classic/${name}.js`;
    const css = ['widgets.css', `${name}.css`];
    const texts = textsOf(name);
    const paths = [module, ...chunks.static, ...chunks.lazy, classic, ...css];
    const files = await describe([...paths, ...Object.values(texts)]);
    manifest.widgets[name] = { module, classic, css, texts, ...chunks, ...files };
  }
  return manifest;
}
