import type { Page } from '@playwright/test';
import { partsOf, unlike } from '../django/parts';
import { Keys } from './keys';
import { changePage } from './pageSource';
import { opener, statesOf, type Kind } from './screen';
import { widgets } from '../support/widgets';
import { untilLoaded } from './shifts';
import { expect, test } from './session';

const own = '[data-widget] > .ww, [data-ww-portal] > .ww';

/** What no page should say, over what it hands down: nothing of it may reach a screen. */
const hostile = `
  body { color: rgb(90, 0, 0); font-size: 40px; line-height: 3; text-align: end; letter-spacing: 5px;
    text-transform: uppercase; word-spacing: 9px; white-space: pre; text-indent: 30px }
  main :not([data-widget]), .ww, .ww *, [role=dialog], [role=dialog] *, .btn, .form-control, button, input, li, svg {
    color: rgb(255, 0, 0) !important; background: rgb(0, 0, 255) !important; border: 7px dotted !important;
    padding: 31px !important; font-size: 40px !important; box-shadow: 0 0 9px red !important }
`;

const addSheet = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise(requestAnimationFrame);
  }, css);

for (const { screen } of widgets) {
  const { name, task } = screen;

  test(`${name} in a shadow root is used by keys alone`, async ({ page, backend }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    let isolated = 0;
    await changePage(page, `/${name}/`, (html) => {
      isolated += 1;
      return html.replaceAll('data-widget=', 'data-isolation="shadow" data-widget=');
    });
    await task({ page, keys: new Keys(page), backend });
    expect(isolated).toBeGreaterThan(0);
  });

  for (const kind of ['filled', 'modal'] satisfies Kind[]) {
    const [state] = statesOf(screen, kind);
    if (!state) continue;
    const [words, reach] = state;

    test(`no rule of the page reaches ${name} in a shadow root, ${kind}: ${words}`, async ({
      page,
      backend,
      watch,
    }) => {
      watch.allow(/status of 404/);
      await reach({ page, backend, open: opener(page, { isolation: 'shadow' }) });
      expect(await page.locator('[data-widget]').evaluate((host) => host.shadowRoot !== null)).toBe(
        true,
      );
      // The code of what stands in rows comes after them.
      await untilLoaded(page);
      // What is pointed at looks different.
      await page.mouse.move(0, 0);
      const reference = await partsOf(page, own);
      expect(reference.length).toBeGreaterThan(5);
      await addSheet(page, hostile);
      expect(unlike(reference, await partsOf(page, own))).toEqual([]);
    });
  }
}

test('takes over what the page sets on the host, and its theme', async ({ page }) => {
  await page.goto('/batch-list/?as=vendor&isolation=shadow');
  const upload = page.getByRole('link', { name: 'New batch' });
  await expect(upload).toBeVisible();
  const before = await upload.evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.goto('/batch-list/?as=vendor&isolation=shadow&theme=dark');
  await changePage(page, '/batch-list/', (html) =>
    html.replace('</head>', '<style>[data-widget] { --ww-primary: #7b2d8b }</style></head>'),
  );
  await page.reload();
  await expect(upload).toHaveCSS('background-color', 'rgb(123, 45, 139)');
  expect(before).not.toBe('rgb(123, 45, 139)');
  await expect(page.getByText('EV-2609-0012')).toHaveCSS('color', 'rgb(222, 226, 230)');
});

test('shows what the server wrote until it is there, and again after an unmount', async ({
  page,
}) => {
  await page.goto('/batch-list/?as=vendor&isolation=shadow');
  await expect(page.getByText('EV-2609-0012')).toBeVisible();
  const fallback = page.getByText('Your batches are loading.');
  await expect(fallback).toBeHidden();
  await page.evaluate(() => window.WholesaleWidgets.unmount());
  await expect(page.getByText('EV-2609-0012')).toHaveCount(0);
  await expect(fallback).toBeVisible();
  await expect(page.locator('[data-ww-portal]')).toHaveCount(0);
  await page.evaluate(() => window.WholesaleWidgets.mount());
  await expect(page.getByText('EV-2609-0012')).toBeVisible();
});
