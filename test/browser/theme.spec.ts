import type { Page } from '@playwright/test';
import { changePage } from './pageSource';
import {
  column,
  copyButton,
  edit,
  open,
  path,
  save,
} from '../../widgets/notification-preferences/page.parts';
import { expect, test } from './session';

/** A style sheet of the page's own, which a policy does not hinder. */
const style = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

const plum = 'rgb(123, 45, 139)';

for (const theme of ['light', 'dark']) {
  test(`takes over the colours of a Bootstrap 5 page: ${theme}`, async ({ page }) => {
    await open(page, { theme });
    await edit(page);
    await expect(save(page)).not.toHaveCSS('background-color', plum);
    await style(
      page,
      '[data-bs-theme] { --bs-primary: rgb(123, 45, 139); --bs-body-color: rgb(120, 121, 122) }',
    );
    await expect(save(page)).toHaveCSS('background-color', plum);
    await expect(column(page)).toHaveCSS('color', 'rgb(120, 121, 122)');
  });

  test(`is themed by the variables that the README names: ${theme}`, async ({ page }) => {
    await open(page, { theme });
    await edit(page);
    await style(
      page,
      `body [data-widget] > .ww, body .ww[data-ww-portal] {
        --ww-primary: ${plum}; --ww-body-color: rgb(120, 121, 122); --ww-border-radius: 0;
        --ww-text-size: 20px;
      }`,
    );
    await expect(save(page)).toHaveCSS('background-color', plum);
    // White on a dark colour, whatever the page chose.
    await expect(save(page)).toHaveCSS('color', /^(rgb\(255, 255, 255\)|color\(xyz-d65 0\.95)/);
    await expect(save(page)).toHaveCSS('border-radius', '0px');
    await expect(save(page)).toHaveCSS('font-size', '20px');
    await expect(column(page)).toHaveCSS('color', 'rgb(120, 121, 122)');
    await copyButton(page).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveCSS(
      'color',
      'rgb(120, 121, 122)',
    );
  });
}

for (const [ground, css] of [
  ['a page that follows a dark system', ':root { color-scheme: light dark; background: canvas }'],
  ['a page with a dark ground of its own', 'body { background: #13171f; color: #c2c7d0 }'],
] as const) {
  test(`can be read on ${ground}, which says nothing of a theme`, async ({ page, axe }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await changePage(page, path, (html) =>
      html
        .replaceAll(/ data-bs-theme="\w+"/g, '')
        .replace(/<link[^>]*bootstrap[^>]*>/, '')
        .replace('</head>', `<style>${css}</style></head>`),
    );
    await open(page);
    await expect(column(page)).toHaveCSS('color', 'rgb(222, 226, 230)');
    expect(await axe('[data-widget]', page, ['color-contrast'])).toEqual([]);
    await copyButton(page).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveCSS(
      'color',
      'rgb(222, 226, 230)',
    );
  });
}

test('follows a system that turns dark while it is open', async ({ page }) => {
  await changePage(page, path, (html) =>
    html
      .replaceAll(/ data-bs-theme="\w+"/g, '')
      .replace(/<link[^>]*bootstrap[^>]*>/, '')
      .replace('</head>', '<style>:root { color-scheme: light dark }</style></head>'),
  );
  await open(page);
  await expect(column(page)).toHaveCSS('color', 'rgb(33, 37, 41)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(column(page)).toHaveCSS('color', 'rgb(222, 226, 230)');
});
