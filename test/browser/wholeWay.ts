import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Manifest {
  widgets: Record<string, { sizes: Record<string, { gzip: number }> }>;
}

/** Thousands of bytes in gzip, and scripts. */
interface Way {
  kB: number;
  scripts: number;
}

const usual: Way = { kB: 70, scripts: 6 };

/** Of screens that hold much by their nature. */
const large: Way = { kB: 90, scripts: 8 };

/** One script over the usual limit, as their dialogs for changes come apart: as much as they hold, and never more. */
const stillOver: Readonly<Record<string, Way>> = {
  cart: { kB: 70, scripts: 7 },
  'seller-storefront': { kB: 70, scripts: 7 },
};

const limits: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(
    [
      'batch-form',
      'brand-page',
      'checkout',
      'inventory-pricing',
      'order-create',
      'quick-order',
      'rules-editor',
    ].map((name) => [name, large]),
  ),
  ...stillOver,
};

/**
 * Follows what a page fetches of the library. `beyondLimit` is what of that is over the limits of a screen, from its
 * opening to the end of what is done on it; empty where it is within them.
 */
export function wholeWay(page: Page): { beyondLimit: (name: string) => string[] } {
  const { widgets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
  const sizes = new Map(Object.values(widgets).flatMap((widget) => Object.entries(widget.sizes)));
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
    beyondLimit: (name) => {
      const bytes = [...fetched].reduce((sum, file) => sum + (sizes.get(file)?.gzip ?? 0), 0);
      const way = { kB: Math.ceil(bytes / 100) / 10, scripts: fetched.size };
      const limit = limits[name] ?? usual;
      return [
        fetched.size === 0 && 'no script that was built',
        way.kB > limit.kB && `${way.kB} kB of scripts, of ${limit.kB}`,
        way.scripts > limit.scripts && `${way.scripts} scripts, of ${limit.scripts}`,
      ].filter((text) => text !== false);
    },
  };
}
