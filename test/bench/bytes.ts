import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { factsOf, type Size } from '../../shared/build/files';
import { peersFolder } from './servers';

interface SizeLimit {
  name: string;
  path: string[];
  /** For example `42 kB`. */
  limit: string;
}

export interface BytesFigure extends Size {
  /** As `npm run size` names it: a widget's first load, a further screen, a file; or a peer. */
  name: string;
  requests: number;
  /** Bytes in gzip; null for what is only compared with. */
  limit: number | null;
}

export const buyButton = 'Shopify’s buy button';

/** The bytes of everything that has a limit, and of the peers. */
export async function measureBytes(): Promise<BytesFigure[]> {
  const limits = (await import(resolve('.size-limit.mjs'))) as { default: SizeLimit[] };
  return Promise.all([
    ...limits.default.map(({ name, path, limit }) =>
      sumOf(name, path, Number.parseFloat(limit) * 1000),
    ),
    sumOf(buyButton, [`${peersFolder}/buy-button.js`], null),
    sumOf('React, Redux Toolkit, React-Bootstrap: empty', [`${peersFolder}/toolkit.js`], null),
  ]);
}

async function sumOf(name: string, paths: readonly string[], limit: number | null) {
  const sizes = await Promise.all(paths.map(async (path) => (await factsOf(path)).size));
  const sum = (of: (size: Size) => number) => sizes.reduce((total, size) => total + of(size), 0);
  return {
    name,
    requests: paths.length,
    raw: sum(({ raw }) => raw),
    gzip: sum(({ gzip }) => gzip),
    brotli: sum(({ brotli }) => brotli),
    limit,
  };
}

/** The names of all widgets that were built. */
export const builtWidgets = (): string[] => {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as { widgets: object };
  return Object.keys(manifest.widgets);
};
