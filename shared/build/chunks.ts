import path from 'node:path';
import type { GetManualChunk } from 'rollup';
import { ChunkGraph, neededBy } from './chunkGraph';
import { copyOfContract } from './resolve';

type ModuleInfo = Parameters<GetManualChunk>[1];

/** What this share of the screens needs is loaded with every screen: one chunk costs less than many. */
const ofManyScreens = 0.34;

/** From this share on a small part is, too: with less of them it costs the others more than it saves in requests. */
const ofSomeScreens = 0.16;

/** A part of less source than this, in characters, is small. */
const smallSource = 1600;

const widgetOf = (id: string) => /\/widgets\/([^/]+)\//.exec(id)?.[1];
const isLibrary = (id: string) => id.includes('/node_modules/') || id.startsWith('\0');

/** What Rollup knows of the build, once all of it is read. */
function graphOf(info: ModuleInfo) {
  const modules = [...info.getModuleIds()].filter((id) => !info.getModuleInfo(id)?.isExternal);
  const known = new Set(modules);
  const inBuild = (ids: readonly string[] = []) => ids.filter((id) => known.has(id));
  const importsOf = (id: string) => inBuild(info.getModuleInfo(id)?.importedIds);
  const opensOf = (id: string) => inBuild(info.getModuleInfo(id)?.dynamicallyImportedIds);
  const entries = modules.filter((id) => info.getModuleInfo(id)?.isEntry);
  const roots = [...new Set([...entries, ...modules.flatMap(opensOf)])];
  const sourceOf = (id: string) => info.getModuleInfo(id)?.code?.length ?? 0;
  return { modules, roots, entries, importsOf, opensOf, sourceOf };
}

/**
 * The parts that every screen loads: what many of them start with, and what is small and some of them start with, if
 * all that it needs in its turn is loaded with every screen too.
 */
function commonParts({ modules, entries, importsOf, sourceOf }: ReturnType<typeof graphOf>) {
  const firstLoads = entries.map((entry) => neededBy(entry, importsOf));
  const usersOf = new Map(
    modules.map((id) => [id, entries.filter((_, index) => firstLoads[index]?.has(id))]),
  );
  const share = (id: string) => (usersOf.get(id)?.length ?? 0) / entries.length;
  const isOfMany = (id: string) => share(id) >= ofManyScreens;
  const isCommon = (id: string) =>
    widgetOf(id) === undefined &&
    (isOfMany(id) ||
      ((usersOf.get(id)?.length ?? 0) > 1 &&
        share(id) >= ofSomeScreens &&
        [...neededBy(id, importsOf)].every(
          (part) => isOfMany(part) || sourceOf(part) < smallSource,
        )));
  return { usersOf, common: new Set(modules.filter(isCommon)) };
}

/** The modules that cannot start without one that fetches others later; nothing else imports them. */
function openersIn({ modules, importsOf, opensOf }: ReturnType<typeof graphOf>): Set<string> {
  return new Set(
    modules.filter((id) => [...neededBy(id, importsOf)].some((part) => opensOf(part).length > 0)),
  );
}

function namesOf(info: ModuleInfo): Map<string, string> {
  const graph = graphOf(info);
  const { modules, entries } = graph;
  const { usersOf, common } = commonParts(graph);
  const openers = openersIn(graph);
  const kindOf = (id: string) =>
    `${common.has(id) ? 'common' : ''} ${openers.has(id) ? 'opener' : ''}`;
  const chunks = new ChunkGraph(graph, kindOf);
  const joined = new Map<string, string>();
  const join = (name: string, parts: readonly string[]) => {
    chunks.join(parts);
    for (const part of parts) if (!joined.has(part)) joined.set(part, name);
  };

  // A chunk per library or per shared part would cost up to 0.3 kB gzip and a request each.
  join(
    'runtime',
    [...common].filter((id) => !openers.has(id)),
  );
  join(
    'mount',
    [...common].filter((id) => openers.has(id)),
  );
  // What the same screens start with is one request, whatever else is fetched later needs of it.
  const byUsers = new Map<string, string[]>();
  for (const id of modules) {
    const users = usersOf.get(id) ?? [];
    if (users.length === 0 || common.has(id)) continue;
    const key = JSON.stringify([openers.has(id), users]);
    byUsers.set(key, [...(byUsers.get(key) ?? []), id]);
  }
  for (const [key, parts] of byUsers) {
    const [, users] = JSON.parse(key) as [boolean, string[]];
    const [only = '', ...others] = users.map((entry) => widgetOf(entry) ?? 'shared');
    join(others.length === 0 ? only : '', parts);
  }
  // The libraries behind a dialog come together, without those of charts and files.
  const dialog = modules.find((id) => id.endsWith('/shared/ui/Dialog.tsx'));
  const behind = dialog ? [...neededBy(dialog, graph.importsOf)] : [];
  join(
    'modal',
    behind.filter((id) => isLibrary(id) && usersOf.get(id)?.length === 0),
  );

  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const parts of chunks.chunks()) {
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
  if (largest.endsWith(copyOfContract)) return 'contract';
  const joinedName = joined.get(largest) ?? '';
  if (joinedName !== '') return joinedName;
  const root = parts.find((id) => roots.includes(id)) ?? largest;
  return path.basename(root).replace(/[?.].*$/, '');
}

/**
 * Names the chunks for what they hold: `runtime` the libraries and those of our shared parts that many screens start
 * with, `mount` what puts a widget on a page and fetches the rest, and a chunk per widget for what it shares with the
 * parts that it opens later. All else stands together as it is needed together.
 */
export function chunkNames(): GetManualChunk {
  let names: Map<string, string> | undefined;
  return (id, info) => {
    names ??= namesOf(info);
    return names.get(id);
  };
}
