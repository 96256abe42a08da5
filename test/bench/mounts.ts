import type { Browser } from '@playwright/test';
import { collectGarbage, counts, openPage, screenTitle, type BenchPage } from './browser';

const times = 50;

export interface MountsFigure {
  widget: string;
  /** What is there after 50 mounts and unmounts that was not there before. */
  nodes: number;
  listeners: number;
  /** Bytes; not exact, since the engine keeps what it compiled. */
  heap: number;
}

/** Mounts and unmounts a widget on one page, over and over, each time until its screen has its data. */
export async function measureMounts(
  browser: Browser,
  site: string,
  widget: string,
): Promise<MountsFigure> {
  const bench = await openPage(browser);
  await bench.page.goto(`${site}/${widget}/?scenario=default`);
  await bench.page.locator(`[data-widget] ${screenTitle}`).waitFor();
  await bench.page.waitForLoadState('networkidle');
  // What is made once, like compiled code and caches, is made before the count begins.
  await mountAndUnmount(bench, 6);
  const before = await held(bench);
  await mountAndUnmount(bench, times);
  const after = await held(bench);
  await bench.close();
  return {
    widget,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
}

async function held(bench: BenchPage) {
  await collectGarbage(bench);
  const found = await counts(bench);
  return {
    nodes: found.get('Nodes') ?? NaN,
    listeners: found.get('JSEventListeners') ?? NaN,
    heap: found.get('JSHeapUsedSize') ?? NaN,
  };
}

/** Leaves the page without a host. */
const mountAndUnmount = ({ page }: BenchPage, count: number) =>
  page.evaluate(
    async ({ rounds, title }) => {
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      const first = document.querySelector<HTMLElement>('[data-widget]');
      const place = first?.parentElement ?? document.querySelector<HTMLElement>('main');
      const kept = window as { template?: HTMLElement };
      if (first) {
        kept.template = first.cloneNode() as HTMLElement;
        first.remove();
      }
      const { template } = kept;
      if (!template || !place) throw new Error('The page is not as it should be.');

      for (let round = 0; round < rounds; round += 1) {
        const host = template.cloneNode() as HTMLElement;
        place.append(host);
        await until(
          () => host.querySelector(title) !== null && host.querySelector('.ww-skeleton') === null,
        );
        host.remove();
        await until(() => host.querySelector('.ww') === null);
      }
    },
    { rounds: count, title: screenTitle },
  );
