import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Manifest {
  widgets: Record<string, { sizes: Record<string, { gzip: number }> }>;
}

/** Thousands of bytes in gzip, of them those that no page with another of our screens has, and scripts. */
interface Way {
  kB: number;
  more: number;
  scripts: number;
}

/** Of the annotation of a test by which `wayTable.ts` hears how a screen stands. */
export const wholeWayType = 'whole way';

export interface MeasuredWay {
  name: string;
  way: Way;
  limit: Way;
}

const usual: Way = { kB: 70, more: 25, scripts: 6 };

/** Of screens that hold much by their nature. */
const large: Way = { kB: 90, more: 40, scripts: 8 };

/** Over the usual: the cart by a script for its dialog, and as a large one on a further screen; orders by their grid (43.7). */
const stillOver: Readonly<Record<string, Way>> = {
  cart: { kB: 70, more: 40, scripts: 7 },
  'order-create': { kB: 90, more: 44, scripts: 8 },
};

const limits: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(
    [
      'batch-form',
      'brand-page',
      'checkout',
      'inventory-pricing',
      'quick-order',
      'rules-editor',
    ].map((name) => [name, large]),
  ),
  ...stillOver,
};

/** Follows what a page fetches of the library. `measure` tells it at the end of what is done on a screen. */
export function wholeWay(page: Page): { measure: (name: string) => MeasuredWay } {
  const { widgets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
  const all = Object.values(widgets);
  const sizes = new Map(all.flatMap((widget) => Object.entries(widget.sizes)));
  const kBOf = (files: string[]) =>
    Math.ceil(files.reduce((sum, file) => sum + (sizes.get(file)?.gzip ?? 0), 0) / 100) / 10;
  const fetched = new Set<string>();
  let own: string | undefined;
  page.on('request', (request) => {
    const file = /\/wholesale_widgets\/(.*\.js)$/.exec(new URL(request.url()).pathname)?.[1];
    if (file === undefined || !sizes.has(file)) return;
    // What is done may end on a page of another screen.
    const { pathname } = new URL(request.frame().url());
    own ??= pathname;
    if (pathname === own) fetched.add(file);
  });
  return {
    measure: (name) => {
      const files = [...fetched];
      const more = files.filter((file) => !all.every((widget) => file in widget.sizes));
      const way = { kB: kBOf(files), more: kBOf(more), scripts: files.length };
      return { name, way, limit: limits[name] ?? usual };
    },
  };
}

/** What of a way is over its limits; empty where it is within them. */
export const beyondLimit = ({ way, limit }: MeasuredWay): string[] =>
  [
    way.scripts === 0 && 'no script that was built',
    way.kB > limit.kB && `${way.kB} kB of scripts, of ${limit.kB}`,
    way.more > limit.more && `${way.more} kB more on a further screen, of ${limit.more}`,
    way.scripts > limit.scripts && `${way.scripts} scripts, of ${limit.scripts}`,
  ].filter((text) => text !== false);
