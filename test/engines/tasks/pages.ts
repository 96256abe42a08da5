import { fileURLToPath } from 'node:url';
import { isThere } from '../../browser/embeds';
import { workOf } from '../../faults/mainTask';
import { makeReady, open } from '../../faults/judge';
import { expect } from '../test';
import { sharedPage, type Task, type Widget } from '../widget';

declare global {
  interface Window {
    htmx: { ajax: (method: string, url: string, how: object) => Promise<void> };
    Turbo: { visit: (url: string) => void };
    isKept?: boolean;
  }
}

/** What is typed and not saved stands again after the page was loaded anew, or is offered. */
export const draft: Task = (widget) => {
  const { faulty: screen } = widget;
  const work = workOf(widget);
  if (!work || screen.savesAtOnce) return null;
  const [id, write] = work;
  return async ({ page, backend }) => {
    const stage = { screen, id, address: screen.address, page, backend };
    await open(stage);
    await write.edit(page, 0);
    await page.reload();
    await expect.poll(() => write.isTyped(page, 0)).toBe(true);
    await makeReady(stage, { ...write, next: undefined, isOnce: true }, 0);
  };
};

/** The page that is left is kept whole, and works when it is come back to. */
export const back: Task =
  (widget) =>
  async ({ page, visit, hands }) => {
    await visit(sharedPage(widget));
    await isThere(page, widget);
    // Firefox keeps no page that it has only just finished, so a page that was not kept is left once more.
    await expect(async () => {
      await page.goto('/accounts/login/');
      await hands.back();
      expect(await page.evaluate(() => window.__engines.persisted)).toBe(true);
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`/${widget.name}/`));
    await isThere(page, widget);
  };

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url));

const tools = {
  htmx: 'htmx.org/dist/htmx.min.js',
  turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
};

/** Runs in the page: the page once more, in place of what is there. */
const swap = {
  htmx: () =>
    window.htmx.ajax('GET', location.href, { target: 'main', select: 'main', swap: 'outerHTML' }),
  turbo: () => {
    const host = document.querySelector('[data-widget]');
    host?.classList.add('old');
    window.Turbo.visit(location.href);
  },
};

const swapBy =
  (tool: keyof typeof tools) =>
  (widget: Widget): ReturnType<Task> =>
  async ({ page, visit, site }) => {
    site.addFile(`${tool}.js`, fileOf(tools[tool]));
    await visit(sharedPage(widget));
    await isThere(page, widget);
    await page.addScriptTag({ url: `/__engines/${tool}.js` });
    for (let swaps = 0; swaps < 2; swaps += 1) {
      await page.evaluate(() => {
        window.isKept = true;
        document.querySelector('[data-widget]')?.classList.add('old');
      });
      await page.evaluate<unknown>(swap[tool]);
      await expect(page.locator('.old')).toHaveCount(0);
      await isThere(page, widget);
      expect(await page.evaluate(() => window.isKept), 'no page was loaded anew').toBe(true);
    }
  };

export const htmx: Task = swapBy('htmx');
export const turbo: Task = swapBy('turbo');

/** What is done in another tab is seen in this one. */
export const otherTab: Task = (widget) => {
  const { otherTab: other } = widget.extras;
  if (!other) return null;
  return async ({ page, visit, inTab }) => {
    await visit(sharedPage(widget));
    await isThere(page, widget);
    await inTab(async (second) => {
      await second.goto(sharedPage(widget));
      await isThere(second, widget);
      await other.does(second);
    });
    await other.shown(page);
  };
};
