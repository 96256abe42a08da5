import { readFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import type { Plugin } from 'rollup';
import { withoutCopy } from './copies';

export type Runtime = 'preact' | 'react';

/** React as the bundles run it: every entry point of React becomes Preact's of the same name. */
export const preactForReact = (): Plugin =>
  alias({
    entries: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  });

/** Marks the copy of a library that only the contract uses. */
const copyOfContract = '?contract';

/**
 * Gives the contract a copy of valibot of its own. Only a lazy chunk runs the contract's schemas, and
 * what it uses of valibot beyond the config schemas would otherwise stand in everyone's first load.
 */
export const ownValibotForContract = (): Plugin => ({
  name: 'own-valibot-for-contract',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      if (source !== 'valibot' || !importer?.includes('/shared/contract/')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + copyOfContract };
    },
  },
  load: (id) =>
    id.endsWith(copyOfContract) ? readFileSync(id.slice(0, -copyOfContract.length), 'utf8') : null,
});

const selectorHook = './cjs/use-sync-external-store-with-selector.production.js';

/** The module that react-redux takes its selector hook from, written as an ES module. */
function asModule(code: string, id: string): string {
  if (id.endsWith('/use-sync-external-store/with-selector.js')) {
    return `export * from '${selectorHook}';`;
  }
  if (!id.endsWith(selectorHook.slice(1))) return code;
  return code
    .replace('var React = require("react");', 'import * as React from "react";')
    .replace(/^exports\.(\w+) =/m, 'export const $1 =');
}

const defaultImport = /^import (React\w*)(?:, (\{[^}]*\}))? from (['"]react(?:-dom)?['"]);/gm;

const asNamespace = (_: string, name: string, members: string | undefined, from: string) =>
  `import * as ${name} from ${from};` + (members ? `import ${members} from ${from};` : '');

/**
 * `import React from 'react'` and `require('react')` make every export of preact/compat look used (2.2 kB
 * gzip), because they hand over one object of them all. The libraries here only read members of it.
 */
export const memberwiseReact = (): Plugin => ({
  name: 'memberwise-react',
  transform(code, id) {
    if (!id.includes('/node_modules/')) return null;
    const replaced = asModule(code, id).replace(defaultImport, asNamespace);
    return replaced === code ? null : { code: replaced, map: null };
  },
});

const move = /(\w+)\.moveBefore\((\w+),\w+\)/;

/**
 * Preact moves an element with what has the focus in it by `moveBefore`, which leaves the focus there. Chromium (156)
 * then often forgets to lay out what was just put into the element: it stands in the page and is not seen, until
 * something else changes beside it. With the layout done before the move, nothing is forgotten.
 */
export const laidOutBeforeMoved = (): Plugin => ({
  name: 'laid-out-before-moved',
  transform(code, id) {
    if (!id.endsWith('/preact/dist/preact.mjs')) return null;
    if (!move.test(code))
      this.error('Preact moves elements in another way: see whether they need this.');
    const replaced = code.replace(
      move,
      (moved, _parent: string, element: string) =>
        `(${element}.contains(${element}.getRootNode().activeElement)&&${element}.getBoundingClientRect(),${moved})`,
    );
    return { code: replaced, map: null };
  },
});

const importAgain = resolve('shared/page/importAgain.ts');

/** In comments as well, where it does no harm. */
const fetches = /\bimport\((['"][^'"]+['"])\)/g;

/**
 * Puts every `import()` of ours into `importAgain`, so that each part can be fetched after it could not. What Rollup
 * takes out of the file then, because others stand in it as well, it takes out of either.
 */
export function importsTriedAgain(): Plugin {
  const changed = new Set<string>();
  return {
    name: 'imports-tried-again',
    transform(code, id) {
      const isOurs = !id.includes('/node_modules/') && id !== importAgain;
      if (!isOurs || id !== withoutCopy(id)) return null;
      const replaced = code.replace(fetches, 'importAgain((address) => import($1))');
      if (replaced === code) return null;
      changed.add(id);
      // On the line of the first: lines stay where the source map has them.
      return {
        code: `import { importAgain } from ${JSON.stringify(importAgain)}; ${replaced}`,
        map: null,
      };
    },
    renderDynamicImport: ({ moduleId }) =>
      changed.has(withoutCopy(moduleId))
        ? { left: '(address ? import(address) : import(', right: '))' }
        : null,
  };
}

/** Replaces `shared/doctor/tables.ts` by the route tables of all files of `shared/contract`. */
export const contractTables = (): Plugin => ({
  name: 'contract-tables',
  load(id) {
    if (!id.endsWith('/shared/doctor/tables.ts')) return null;
    const files = readdirSync(resolve('shared/contract')).filter((name) => /^\w+\.ts$/.test(name));
    const imports = files.sort().map((name, index) => {
      const from = JSON.stringify(`../contract/${name.replace(/\.ts$/, '')}`);
      return `import * as domain${index} from ${from};`;
    });
    const domains = files.map((_, index) => `domain${index}`).join(', ');
    return `${imports.join('\n')}
export const tables = [${domains}].flatMap((domain) => Object.entries(domain))
  .filter(([name]) => name.endsWith('Routes') && name !== 'defineRoutes')
  .map(([, table]) => table);`;
  },
});
