import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, SourceMap } from 'rollup';
import { neededBy } from './chunkGraph';
import { widgetNames } from './widgets';

/** From this share of the screens on a part stands once, for all; what fewer need, each of them has in its own file. */
const ofMostScreens = 0.6;

/** What is large, or fetched by few, stands once too: in a chunk of this name. */
const rooms = ['charts', 'csv', 'doctor', 'grid'];

/** Libraries that are as small as a part of ours, and keep nothing. */
const smallLibraries = /\/node_modules\/(reselect|fastest-levenshtein)\//;

/** What must be one for all: contexts, classes that are told by `instanceof`, what is kept for the whole page. */
export const isOne =
  /\bcreateContext\b|\bSymbol\(|^export class |^(export )?let |^(export )?const \w+.* = (new (Weak)?(Map|Set)\b|\{\};)/m;

/** What must be one for each screen besides: a queue, what remembers, what is told by being the same. */
export const isOneOfScreen =
  /^(export )?const \w+.* = (new |\[\];|oncePer|create\w*(Queue|Store)\b)/m;

/** As many characters of source a screen may have twice, in what it starts with and in what it fetches: 3 kB in gzip. */
const fewTwice = 16_500;

/** The end of a copy's id: that `for` a screen or a room, or that of what a screen has `fetched`. */
const mark = /\?(for|fetched)=([\w-]+)$/;

const copyOf = (id: string, use: 'for' | 'fetched', owner: string) => `${id}?${use}=${owner}`;

/** The file of a copy, or of any module. */
export const withoutCopy = (id: string): string => id.replace(mark, '');

/** The widget, or the room, in whose name a module stands; undefined for what is everybody's. */
export const ownerOf = (id: string): string | undefined =>
  mark.exec(id)?.[2] ?? /^widgets\/([^/]+)\//.exec(fromTop(id))?.[1] ?? roomOf(id);

/** Of a file of ours, wherever the repository lies. */
const fromTop = (id: string) => path.relative(process.cwd(), id);

export function roomOf(id: string): string | undefined {
  const folder = /^shared\/([^/]+)\//.exec(fromTop(id))?.[1];
  // The doctor alone holds answers against the contract.
  const room = folder === 'contract' ? 'doctor' : folder;
  return room !== undefined && rooms.includes(room) ? room : undefined;
}

const imports = /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const fetches = /\bimport\(\s*['"]([^'"]+)['"]/g;

const isTypesAlone = (statement: string) =>
  /^(?:import|export)\s*\{(\s*type\s[^,}]+,?)*\s*\}\s*from/.test(statement);

function fileOf(source: string, importer: string): string | null {
  const from = source.startsWith('@shared/')
    ? path.resolve('shared', source.slice('@shared/'.length))
    : source.startsWith('.')
      ? path.resolve(path.dirname(importer), source)
      : null;
  if (!from) return null;
  return [`${from}.ts`, `${from}.tsx`, from].find((file) => existsSync(file)) ?? null;
}

interface Source {
  imports: string[];
  fetches: string[];
  isOne: boolean;
  isOneOfScreen: boolean;
  characters: number;
}

/** What the sources import and fetch, read once. */
function readSources() {
  const known = new Map<string, Source>();
  return (file: string): Source => {
    const found = known.get(file);
    if (found) return found;
    const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
    const files = (pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([statement, source = '']) =>
        isTypesAlone(statement) ? [] : (fileOf(source, file) ?? []),
      );
    const read = {
      imports: files(imports),
      fetches: files(fetches),
      isOne: isOne.test(text),
      isOneOfScreen: isOne.test(text) || isOneOfScreen.test(text),
      characters: text.length,
    };
    known.set(file, read);
    return read;
  };
}

const entryOf = (name: string) => path.resolve('widgets', name, 'entry.tsx');

/** The parts of `shared/` that stand once: what most screens need, and what that needs in its turn. */
export function commonParts(): ReadonlySet<string> {
  const sourceOf = readSources();
  const next = (file: string) => {
    const { imports, fetches } = sourceOf(file);
    // What only the wiring doctor needs is no part of a screen.
    return [...imports, ...fetches].filter((each) => roomOf(each) !== 'doctor');
  };
  const entries = widgetNames().map(entryOf);
  const users = new Map<string, number>();
  for (const entry of entries) {
    for (const file of neededBy(entry, next)) users.set(file, (users.get(file) ?? 0) + 1);
  }
  // The build puts it wherever something is fetched; it counts for the whole page.
  const common = new Set([path.resolve('shared/page/importAgain.ts')]);
  for (const [file, count] of users) {
    if (ownerOf(file) !== undefined) continue;
    if (count / entries.length < ofMostScreens && !sourceOf(file).isOne) continue;
    for (const part of neededBy(file, next)) if (ownerOf(part) === undefined) common.add(part);
  }
  return common;
}

/**
 * The screens that have a copy of what they start with in what they fetch, as far as it needs that: it is little, and
 * nothing of it must be one. Their start stands in the entry; that of all others is a chunk beside it, since nothing that
 * an entry fetches may import the entry.
 */
export function apartScreens(common: ReadonlySet<string>): ReadonlySet<string> {
  const sourceOf = readSources();
  const importsOf = (file: string) => sourceOf(file).imports;
  const next = (file: string) => [...importsOf(file), ...sourceOf(file).fetches];
  const isApart = (name: string) => {
    const start = [...neededBy(entryOf(name), importsOf)].filter(
      (file) => !common.has(file) && roomOf(file) === undefined,
    );
    const roots = start.flatMap((file) => sourceOf(file).fetches);
    const fetched = new Set(roots.flatMap((root) => [...neededBy(root, next)]));
    const twice = start.filter((file) => fetched.has(file)).map(sourceOf);
    const characters = twice.reduce((sum, source) => sum + source.characters, 0);
    return characters <= fewTwice && !twice.some((source) => source.isOneOfScreen);
  };
  return new Set(widgetNames().filter(isApart));
}

/**
 * Gives each screen a copy of what only some of them need. It costs a page with two such screens some kilobytes, and
 * saves every page a dozen requests for what is smaller than a request.
 */
export function copies(): Plugin {
  let common: ReadonlySet<string> = new Set();
  let apart: ReadonlySet<string> = new Set();
  const built = new Map<string, { code: string; map: SourceMap }>();
  const isCopied = (id: string) =>
    !id.includes('?') &&
    (smallLibraries.test(id) ||
      (fromTop(id).startsWith('shared/') && roomOf(id) === undefined && !common.has(id)));
  const isWidgets = (id: string) => !id.includes('?') && fromTop(id).startsWith('widgets/');
  return {
    name: 'copies',
    buildStart() {
      common = commonParts();
      apart = apartScreens(common);
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const owner = importer && ownerOf(importer);
        if (!owner) return null;
        const from = withoutCopy(importer);
        const found = await this.resolve(source, from, { ...options, skipSelf: true });
        if (!found || found.external) return found;
        const use = mark.exec(importer)?.[1] === 'fetched' ? 'fetched' : 'for';
        const isOwn = isCopied(found.id) || (use === 'fetched' && isWidgets(found.id));
        return isOwn ? { ...found, id: copyOf(found.id, use, owner) } : found;
      },
    },
    /** In the screens of `apartScreens` what is fetched is a copy, as if one that was fetched had asked for it. */
    resolveDynamicImport(source, importer) {
      const owner = ownerOf(importer);
      if (typeof source !== 'string' || owner === undefined || !apart.has(owner)) return null;
      const asking = copyOf(withoutCopy(importer), 'fetched', owner);
      return this.resolve(source, asking, { skipSelf: false });
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (!mark.test(id)) return null;
        await this.load({ id: withoutCopy(id) });
        return built.get(withoutCopy(id)) ?? null;
      },
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (isCopied(id) || isWidgets(id)) {
          built.set(id, { code, map: this.getCombinedSourcemap() });
        }
        return null;
      },
    },
  };
}
