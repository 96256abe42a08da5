import type { Page } from '@playwright/test';
import { changePage, scriptTag } from './pageSource';
import {
  box,
  column,
  edit,
  open,
  path,
  title,
} from '../../widgets/notification-preferences/page.parts';
import { expect, test } from './session';

declare global {
  interface Window {
    WholesaleWidgets: Record<'mount' | 'unmount', (root?: Element) => void>;
    Idiomorph: { morph: (from: Element, html: string, options: object) => void };
  }
}

const fallback = 'Your notification preferences are loading.';

/** The addresses that the page asked for from now on. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return urls;
}

const isWidgetCode = (url: string) => /notification-preferences[^/]*\.js$/.test(url);

/** Resolves when the page has run its scripts and drawn twice, so that what is due at once has begun. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

const expectMountedOnce = async (page: Page) => {
  await expect(column(page)).toBeVisible();
  await expect(title(page)).toHaveCount(1);
  await expect(page.locator('[data-widget] > .ww')).toHaveCount(1);
};

const sheetsOf = (requests: string[]) =>
  requests.flatMap((url) => /wholesale_widgets\w*\/([\w-]+\.css)$/.exec(url)?.[1] ?? []).sort();

/** The page's own address is asked for as a page and as JSON. */
const repeatedReads = (requests: string[]) => requests.filter((url) => url === path).length - 1;

for (const [who, query] of [
  ['the script', {}],
  ['the page', { css: 'link' }],
] as const) {
  test(`what the server wrote goes, and each file comes once where ${who} brings the style sheet`, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await open(page, query);
    await expectMountedOnce(page);
    await expect(page.getByText(fallback)).toHaveCount(0);
    expect(sheetsOf(requests)).toEqual(['notification-preferences.css', 'widgets.css']);
    expect(new Set(requests).size).toBe(requests.length - repeatedReads(requests));
  });
}

test.describe('a host mounts once', () => {
  const classic =
    '<script defer src="/static/wholesale_widgets/classic/notification-preferences.js"></script>';
  const loader = '<script type="module" src="/static/wholesale_widgets/loader.js"></script>';
  const cases: [string, Record<string, string>, (tag: string) => string][] = [
    ['with its script tag printed twice', {}, (tag) => tag + tag],
    ['with the same module under two addresses', {}, (tag) => tag + tag.replace('.js', '.js?v=2')],
    ['with its classic script printed twice', { embed: 'classic' }, (tag) => tag + tag],
    ['with module and classic build side by side', {}, (tag) => tag + classic],
    ['with loader and module side by side', {}, (tag) => tag + loader],
    ['with a classic script in front of it', { embed: 'classic' }, (tag) => tag],
  ];
  for (const [name, query, tags] of cases) {
    test(name, async ({ page }) => {
      await changePage(page, path, (html) => {
        const isFirst = name.endsWith('in front of it');
        const written = tags(scriptTag.exec(html)?.[0] ?? '');
        const bare = html.replace(scriptTag, isFirst ? '' : written);
        return isFirst ? bare.replace('</head>', `${written.replace('defer ', '')}</head>`) : bare;
      });
      const requests = requestsOf(page);
      await open(page, query);
      await expectMountedOnce(page);
      await settled(page);
      await expectMountedOnce(page);
      // The page itself and one read of the options.
      expect(requests.filter((url) => url === path)).toHaveLength(2);
    });
  }
});

test.describe('the loader waits with the code of a widget', () => {
  test('until its host comes near', async ({ page }) => {
    await changePage(page, path, (html) =>
      html.replace(/(<div\s+id="host-1")/, '<div style="height: 3000px"></div>$1'),
    );
    const requests = requestsOf(page);
    await open(page, { embed: 'loader', load: 'visible' });
    await settled(page);
    await expect(title(page)).toHaveCount(0);
    expect(requests.some(isWidgetCode)).toBe(false);
    await page.locator('#host-1').scrollIntoViewIfNeeded();
    await expectMountedOnce(page);
  });

  test('until the page is idle', async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      const hold = (run: () => void) => waiting.push(run);
      const goIdle = () => waiting.splice(0).forEach((run) => run());
      Object.assign(window, { requestIdleCallback: hold, goIdle });
    });
    const requests = requestsOf(page);
    await open(page, { embed: 'loader', load: 'idle' });
    await settled(page);
    await expect(title(page)).toHaveCount(0);
    expect(requests.some(isWidgetCode)).toBe(false);
    await expect
      .poll(async () => {
        // The loader waits first; the widget that it brings asks again for itself.
        await page.evaluate(() => (window as unknown as { goIdle: () => void }).goIdle());
        return title(page).count();
      })
      .toBe(1);
  });
});

test('the loader brings a widget whose first host is swapped in later', async ({ page }) => {
  await open(page, { embed: 'loader', load: 'visible' });
  await expect(column(page)).toBeVisible();
  const host = await page.locator('#host-1').evaluate((element) => {
    const copy = element.cloneNode() as HTMLElement;
    delete copy.dataset.load;
    return copy.outerHTML;
  });
  // A page on which there was no host so far.
  await page.goto('/accounts/login/');
  const { origin } = new URL(page.url());
  await page.addScriptTag({ type: 'module', url: `${origin}/static/wholesale_widgets/loader.js` });
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), host);
  await expect(column(page)).toHaveCount(1);
});

test('a page that idiomorph writes again keeps the screen, what was chosen, the focus and an open dialog', async ({
  page,
}) => {
  await open(page);
  await page.addScriptTag({ path: 'node_modules/idiomorph/dist/idiomorph.js' });
  const written = await page.evaluate(() => fetch(document.URL).then((answer) => answer.text()));
  const morph = () =>
    page.evaluate((html) => {
      const next = new DOMParser().parseFromString(html, 'text/html').body;
      window.Idiomorph.morph(document.body, next.innerHTML, { morphStyle: 'innerHTML' });
    }, written);
  await edit(page);
  await box(page).focus();
  await morph();
  await expect(box(page)).not.toBeChecked();
  await expect(box(page)).toBeFocused();
  await expect(column(page)).toHaveCount(1);
  await expect(page.getByText(fallback)).toHaveCount(0);

  await page.getByRole('button', { name: /^Copy these choices/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await morph();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(box(page)).not.toBeChecked();
});
