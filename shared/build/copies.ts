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

const mark = '?for=';

/** The file of a copy, or of any module. */
export const withoutCopy = (id: string): string => id.replace(/\?for=[\w-]+$/, '');

/** The widget, or the room, in whose name a module stands; undefined for what is everybody's. */
export const ownerOf = (id: string): string | undefined =>
  /\?for=([\w-]+)$/.exec(id)?.[1] ?? /^widgets\/([^/]+)\//.exec(fromTop(id))?.[1] ?? roomOf(id);

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

/** What the sources import and fetch, read once. */
function readSources() {
  const known = new Map<string, { imports: string[]; fetches: string[]; isOne: boolean }>();
  return (file: string) => {
    const found = known.get(file);
    if (found) return found;
    const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
    const files = (pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([statement, source = '']) =>
        isTypesAlone(statement) ? [] : (fileOf(source, file) ?? []),
      );
    const read = { imports: files(imports), fetches: files(fetches), isOne: isOne.test(text) };
    known.set(file, read);
    return read;
  };
}

/** The parts of `shared/` that stand once: what most screens need, and what that needs in its turn. */
export function commonParts(): ReadonlySet<string> {
  const sourceOf = readSources();
  const next = (file: string) => {
    const { imports, fetches } = sourceOf(file);
    // What only the wiring doctor needs is no part of a screen.
    return [...imports, ...fetches].filter((each) => roomOf(each) !== 'doctor');
  };
  const entries = widgetNames().map((name) => path.resolve('widgets', name, 'entry.tsx'));
  const users = new Map<string, number>();
  for (const entry of entries) {
    for (const file of neededBy(entry, next)) users.set(file, (users.get(file) ?? 0) + 1);
  }
  // The build puts it wherever something is fetched; it counts for the whole page.
  const common = new Set([path.resolve('shared/importAgain.ts')]);
  for (const [file, count] of users) {
    if (ownerOf(file) !== undefined) continue;
    if (count / entries.length < ofMostScreens && !sourceOf(file).isOne) continue;
    for (const part of neededBy(file, next)) if (ownerOf(part) === undefined) common.add(part);
  }
  return common;
}

/**
 * Gives each screen a copy of what only some of them need. It costs a page with two such screens some kilobytes, and
 * saves every page a dozen requests for what is smaller than a request.
 */
export function copies(): Plugin {
  let common: ReadonlySet<string> = new Set();
  const built = new Map<string, { code: string; map: SourceMap }>();
  const isCopied = (id: string) =>
    !id.includes('?') &&
    (smallLibraries.test(id) ||
      (fromTop(id).startsWith('shared/') && roomOf(id) === undefined && !common.has(id)));
  return {
    name: 'copies',
    buildStart() {
      common = commonParts();
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const owner = importer && ownerOf(importer);
        if (!owner) return null;
        const from = withoutCopy(importer);
        const found = await this.resolve(source, from, { ...options, skipSelf: true });
        if (!found || found.external || !isCopied(found.id)) return found;
        return { ...found, id: `${found.id}${mark}${owner}` };
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (!id.includes(mark)) return null;
        await this.load({ id: withoutCopy(id) });
        return built.get(withoutCopy(id)) ?? null;
      },
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!id.includes(mark) && isCopied(id)) {
          built.set(id, { code, map: this.getCombinedSourcemap() });
        }
        return null;
      },
    },
  };
}
