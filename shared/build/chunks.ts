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

const widgetOf = (id: string) => /\/widgets\/([^/]+)\//.exec(id)?.[1];

/**
 * Names the chunks of the first load for what they hold: `runtime` the libraries and `mount` our shared
 * code that every widget starts with, and one chunk per widget. A chunk per library would cost 0.8 kB gzip
 * and two requests more.
 *
 * An entry only imports its widget's chunk, so that nothing else ever imports an entry: static files
 * storages give it a second address, and a module that is reached by two addresses runs twice.
 *
 * The parts of `shared/ui` stand in `mount` once one widget starts with them: nearly every screen does, and
 * a chunk for each costs more than it spares. What else only some widgets share is left to Rollup, and so
 * is what only `import()` reaches, wherever it lies: no first load holds what it does not use. Only the
 * libraries behind a modal are kept together.
 */
export function chunkNames(): GetManualChunk {
  let starts: Set<string>[] | undefined;
  return (id, info) => {
    starts ??= [...info.getModuleIds()]
      .filter((module) => info.getModuleInfo(module)?.isEntry)
      .map((entry) => staticModules(entry, info));
    const users = starts.filter((modules) => modules.has(id)).length;
    const isLibrary = id.includes('/node_modules/') || id.startsWith('\0');
    if (id.endsWith(copyOfContract)) return 'contract';
    if (users === 0) return isLibrary ? 'modal' : undefined;
    if (widgetOf(id) !== undefined) return widgetOf(id);
    if (users < starts.length && !id.includes('/shared/ui/')) return undefined;
    return isLibrary ? 'runtime' : 'mount';
  };
}
