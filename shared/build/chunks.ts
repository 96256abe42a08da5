import type { GetManualChunk } from 'rollup';
import { copyOfContract } from './resolve';

type ModuleInfo = Parameters<GetManualChunk>[1];

/** The modules that the entry `id` needs before it can start, itself included. */
function staticModules(id: string, info: ModuleInfo, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of info.getModuleInfo(id)?.importedIds ?? []) {
    staticModules(imported, info, found);
  }
  return found;
}

/** The modules that cannot start without `id`, itself included. */
function importers(id: string, info: ModuleInfo, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of info.getModuleInfo(id)?.importers ?? []) importers(importer, info, found);
  return found;
}

/** From this share of the screens on, a part is loaded with every screen: one chunk costs less than many. */
const ofManyScreens = 0.4;

/** From this share on a small part is, too: with less of them it costs the others more than it saves in requests. */
const ofSomeScreens = 0.2;

/** A part of less source than this, in characters, is small. */
const smallSource = 1600;

const isSmall = (id: string, info: ModuleInfo): boolean =>
  (info.getModuleInfo(id)?.code?.length ?? 0) < smallSource;

const widgetOf = (id: string) => /\/widgets\/([^/]+)\//.exec(id)?.[1];

/**
 * Names the chunks of the first load for what they hold: `runtime` the libraries and those of our shared
 * parts that many screens start with, `mount` what puts a widget on a page, and a chunk per widget.
 * A chunk per library or per shared part would cost up to 0.3 kB gzip and a request each.
 *
 * What opens lazy chunks stands apart from what those import, in `mount` and in the entries, which nothing
 * imports: Django's module storage gives up on chunks that import each other in a circle, and a module
 * that is reached by two addresses runs twice.
 *
 * What some widgets but not many start with goes with all where it is small, and is else left to Rollup, and so is
 * what only `import()` reaches. Only the libraries behind a modal are kept together.
 */
export function chunkNames(): GetManualChunk {
  let starts: { widget: string | undefined; modules: Set<string> }[] | undefined;
  let openers: Set<string> | undefined;
  let lazy: Set<string> | undefined;
  let sharedAndLazy: Set<string> | undefined;
  return (id, info) => {
    starts ??= [...info.getModuleIds()]
      .filter((module) => info.getModuleInfo(module)?.isEntry)
      .map((entry) => ({ widget: widgetOf(entry), modules: staticModules(entry, info) }));
    openers ??= [...info.getModuleIds()]
      .filter((module) => info.getModuleInfo(module)?.dynamicallyImportedIds.length)
      .reduce((found, module) => importers(module, info, found), new Set<string>());
    const lazyRoots = () =>
      [...info.getModuleIds()].flatMap(
        (module) => info.getModuleInfo(module)?.dynamicallyImportedIds ?? [],
      );
    const loadedWith = (roots: string[]) =>
      new Set(roots.flatMap((module) => [...staticModules(module, info)]));
    lazy ??= loadedWith(lazyRoots());
    sharedAndLazy ??= loadedWith(lazyRoots().filter((root) => widgetOf(root) === undefined));
    const screens = starts;
    const usersOf = (part: string) => screens.filter(({ modules }) => modules.has(part));
    const isOf = (part: string, share: number) => usersOf(part).length >= share * screens.length;
    const isOfMany = (part: string) => isOf(part, ofManyScreens);
    const users = usersOf(id);
    const isLibrary = id.includes('/node_modules/') || id.startsWith('\0');
    if (id.endsWith(copyOfContract)) return 'contract';
    if (users.length === 0) return isLibrary ? 'modal' : undefined;
    const widget = widgetOf(id);
    if (widget !== undefined) {
      if (!openers.has(id)) return widget;
      // What opens some lazy chunks and is opened with another one cannot stand in the entry, which opens that.
      return lazy.has(id) ? `${widget}-parts` : undefined;
    }
    const goesWithAll =
      isOfMany(id) ||
      // What it needs in its turn goes with all then.
      (users.length > 1 &&
        isOf(id, ofSomeScreens) &&
        [...staticModules(id, info)].every((part) => isOfMany(part) || isSmall(part, info)));
    if (!goesWithAll) {
      // A lazy chunk of all screens must not bring the chunk of one screen along.
      return users.length === 1 && !sharedAndLazy.has(id) ? users[0]?.widget : undefined;
    }
    return openers.has(id) ? 'mount' : 'runtime';
  };
}
