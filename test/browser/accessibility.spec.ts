import type { Page } from '@playwright/test';
import { states } from './preferencesStates';
import { test, expect } from './test';

/** Turns the page dark as its own switch would. */
const turnDark = (page: Page) =>
  page.evaluate(() => {
    for (const themed of document.querySelectorAll<HTMLElement>('[data-bs-theme]')) {
      themed.dataset.bsTheme = 'dark';
    }
  });

for (const [name, reach] of Object.entries(states)) {
  test(`breaks no rule of WCAG 2.2 AA, light or dark: ${name}`, async ({ page, backend, axe }) => {
    await reach(page, {}, backend);
    expect(await axe(), 'light').toEqual([]);
    await turnDark(page);
    expect(await axe(), 'dark').toEqual([]);
  });
}

test('opens dark on a dark page, its dialogs too', async ({ page, backend, axe }) => {
  await states['dialog open']?.(page, { theme: 'dark' }, backend);
  await expect(page.locator('[data-ww-portal]')).toHaveAttribute('data-bs-theme', 'dark');
  expect(await axe()).toEqual([]);
});

for (const name of ['edited', 'dialog with results']) {
  test(`breaks no rule of WCAG 2.2 AA: ${name}, from right to left`, async ({
    page,
    backend,
    axe,
  }) => {
    await states[name]?.(page, { dir: 'rtl', lang: 'ar' }, backend);
    await expect(page.locator('.ww').last()).toHaveCSS('direction', 'rtl');
    expect(await axe()).toEqual([]);
  });
}
