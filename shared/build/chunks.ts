import path from 'node:path';
import type { GetManualChunk } from 'rollup';
import { ChunkGraph, neededBy } from './chunkGraph';
import { ownerOf, roomOf, withoutCopy } from './copies';

type ModuleInfo = Parameters<GetManualChunk>[1];

const isLibrary = (id: string) => id.includes('/node_modules/') || id.startsWith('\0');

/** A part of one screen, which no other has. */
const isScreens = (id: string) => /\/widgets\/[^/]+\//.test(withoutCopy(id));

const isCsv = (id: string) => roomOf(id) === 'csv';

/** What fetches for a press, or for a page, that is rare: of a screen and of what all start with. */
const isForPresses = (id: string) => path.parse(withoutCopy(id)).name === 'later';

/** What Rollup knows of the build, once all of it is read. */
function graphOf(info: ModuleInfo) {
  const all = [...info.getModuleIds()].filter((id) => !info.getModuleInfo(id)?.isExternal);
  const inBuild = new Set(all);
  const only = (ids: readonly string[] = []) => ids.filter((id) => inBuild.has(id));
  const importsOf = (id: string) => only(info.getModuleInfo(id)?.importedIds);
  const opensOf = (id: string) => only(info.getModuleInfo(id)?.dynamicallyImportedIds);
  const entries = all.filter((id) => info.getModuleInfo(id)?.isEntry);
  // What copies were made of is known to Rollup, and nobody imports it.
  const used = new Set<string>();
  for (const entry of entries)
    for (const id of neededBy(entry, (each) => [...importsOf(each), ...opensOf(each)]))
      used.add(id);
  const modules = all.filter((id) => used.has(id));
  const roots = [...new Set([...entries, ...modules.flatMap(opensOf)])];
  const sourceOf = (id: string) => info.getModuleInfo(id)?.code?.length ?? 0;
  return { modules, roots, entries, importsOf, opensOf, sourceOf };
}

type Graph = ReturnType<typeof graphOf>;

/** The modules that cannot start without one that fetches others later; nothing else imports them. */
function openersIn({ modules, importsOf, opensOf }: Graph): Set<string> {
  return new Set(
    modules.filter((id) => [...neededBy(id, importsOf)].some((part) => opensOf(part).length > 0)),
  );
}

/** For each library the widgets and rooms that import it, by way of others too; '' for what is everybody's. */
function ownersOfLibraries({ modules, importsOf }: Graph): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const id of modules) {
    if (isLibrary(id) && ownerOf(id) === undefined) continue;
    const through = (each: string) =>
      importsOf(each).filter((part) => isLibrary(part) && ownerOf(part) === undefined);
    for (const library of neededBy(id, through)) {
      if (library === id) continue;
      owners.set(library, (owners.get(library) ?? new Set()).add(ownerOf(id) ?? ''));
    }
  }
  return owners;
}

/** What the parts of a screen are for: who opens it, and who acts on it. All else is for a press that most never make. */
function partsOf(entry: string, { importsOf, opensOf }: Graph) {
  const start = neededBy(entry, importsOf);
  const isOfFiles = (root: string) => [...neededBy(root, importsOf)].some(isCsv);
  // What a part fetches that was fetched itself is for such a press, and so are files.
  const opens = (id: string) =>
    !isForPresses(id) && (start.has(id) || !isScreens(id))
      ? opensOf(id).filter((root) => !isOfFiles(root))
      : [];
  return { start, more: neededBy(entry, (id) => [...importsOf(id), ...opens(id)]) };
}

/** The name of the chunk of each module, before circles are looked for. */
function homesOf(graph: Graph): Map<string, string> {
  const { modules, entries } = graph;
  const parts = new Map(entries.map((entry) => [entry, partsOf(entry, graph)]));
  const libraries = ownersOfLibraries(graph);
  const homeOf = (id: string): string => {
    const [only = '', ...others] = libraries.get(id) ?? [];
    const owner = ownerOf(id) ?? (others.length === 0 ? only : '');
    if (owner === '') {
      const those = [...parts.values()];
      if (those.some(({ start }) => start.has(id))) return 'runtime';
      return those.some(({ more }) => more.has(id)) ? 'acting' : 'later';
    }
    const entry = entries.find((each) => ownerOf(each) === owner);
    const part = entry === undefined ? undefined : parts.get(entry);
    if (!part || part.start.has(id)) return owner;
    return part.more.has(id) ? `${owner}-more` : `${owner}-later`;
  };
  return new Map(modules.map((id) => [id, homeOf(id)]));
}

function namesOf(info: ModuleInfo): Map<string, string> {
  const graph = graphOf(info);
  const { modules, entries } = graph;
  const openers = openersIn(graph);
  const homes = homesOf(graph);
  const kindOf = (id: string) => `${homes.get(id) ?? ''} ${openers.has(id) ? 'opener' : ''}`;
  const chunks = new ChunkGraph(graph, kindOf);
  const joined = new Map<string, string>();
  for (const kind of new Set(modules.map(kindOf))) {
    const parts = modules.filter((id) => kindOf(id) === kind);
    const [home = ''] = kind.split(' ');
    chunks.join(parts);
    for (const part of parts)
      joined.set(part, home === 'runtime' && openers.has(part) ? 'mount' : home);
  }
  for (const home of new Set(homes.values())) {
    if (home !== 'runtime') chunks.join(modules.filter((id) => homes.get(id) === home));
  }

  const names = new Map<string, string>();
  const taken = new Set<string>();
  const sizeOf = (parts: readonly string[]) =>
    parts.reduce((sum, id) => sum + graph.sourceOf(id), 0);
  for (const parts of chunks.chunks().sort((one, other) => sizeOf(other) - sizeOf(one))) {
    // An entry stands in its own file; what only it needs goes there.
    if (parts.some((id) => entries.includes(id))) continue;
    const name = nameOf(parts, joined, graph);
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}${String(number)}`;
    taken.add(free);
    for (const id of parts) names.set(id, free);
  }
  return names;
}

/** What it is fetched for, or what most of it is called. */
function nameOf(
  parts: readonly string[],
  joined: ReadonlyMap<string, string>,
  { roots, sourceOf }: ReturnType<typeof graphOf>,
): string {
  const largest = parts.reduce((one, other) => (sourceOf(other) > sourceOf(one) ? other : one));
  const joinedName = joined.get(largest) ?? '';
  if (joinedName !== '') return joinedName;
  const root = parts.find((id) => roots.includes(id)) ?? largest;
  return path.basename(root).replace(/[?.].*$/, '');
}

/**
 * Names the chunks for what they hold: `runtime` the libraries and those of our shared parts that many screens start
 * with, `mount` what puts a widget on a page and fetches the rest, `acting` what many fetch, `later` what few pages and
 * presses need of that, one for each room of `copies.ts`, and for a widget its own name for what it starts with (where that is little it stands in the entry),
 * `-more` for what it fetches, `-later` for what most never press. What of `-more` opens the last is a chunk of its own,
 * `-more2`, unless it is handed what fetches by the start: a screen's `later.ts`.
 */
export function chunkNames(): GetManualChunk {
  let names: Map<string, string> | undefined;
  return (id, info) => {
    names ??= namesOf(info);
    return names.get(id);
  };
}
