import { box, column, edit, isGuarded, open, title } from './preferencesPage';
import { expect, test } from './session';

declare global {
  interface Window {
    WholesaleWidgets: Record<'mount' | 'unmount', (root?: Element) => void>;
    kept: Element;
    Idiomorph: { morph: (from: Element, html: string, options: object) => void };
  }
}

const fallback = 'Your notification preferences are loading.';

/** Takes the host out of the page, which keeps its main part. */
const removeHost = () => {
  const host = document.querySelector('#host-1');
  if (!host) throw new Error('The page has no host.');
  host.remove();
  window.kept = host;
};

for (const embed of ['module', 'classic', 'loader']) {
  test(`hosts that are swapped in as HTML mount once each, and again after the next swap (${embed})`, async ({
    page,
  }) => {
    await open(page, { embed });
    await expect(column(page)).toBeVisible();
    await page.evaluate(() => {
      window.WholesaleWidgets.unmount();
      const main = document.querySelector('main');
      const html = document.querySelector('#host-1')?.outerHTML ?? '';
      if (!main) throw new Error('The page has no main part.');
      main.innerHTML = html + html.replace('host-1', 'host-2');
    });
    await expect(column(page)).toHaveCount(2);
    await expect(page.locator('[data-widget] > .ww')).toHaveCount(2);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const host = document.querySelector<HTMLElement>('#host-2');
      if (!main || !host) throw new Error('The page lost its hosts.');
      const next = host.cloneNode() as HTMLElement;
      main.innerHTML = next.outerHTML;
    });
    await expect(column(page)).toHaveCount(1);
    await expect(title(page)).toHaveCount(1);
  });
}

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

test('a host that is removed lets go of the page, and mounts anew when it comes back', async ({
  page,
}) => {
  await open(page);
  await edit(page);
  await expect.poll(() => isGuarded(page)).toBe(true);
  await page.evaluate(removeHost);
  await expect.poll(() => page.evaluate(() => window.kept.textContent.trim())).toBe(fallback);
  expect(await isGuarded(page)).toBe(false);
  await page.evaluate(() => document.querySelector('main')?.append(window.kept));
  await expect(column(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
});

test('a host that is moved keeps what was chosen', async ({ page }) => {
  await open(page);
  await edit(page);
  await page.evaluate(() => {
    const host = document.querySelector('#host-1');
    if (host) document.querySelector('main')?.prepend(host);
  });
  await expect(box(page)).not.toBeChecked();
  await expect(column(page)).toHaveCount(1);
});

test('a page that idiomorph writes again keeps the screen, what was chosen, the focus and an open dialog', async ({
  page,
}) => {
  await open(page);
  await page.addScriptTag({ path: 'node_modules/idiomorph/dist/idiomorph.js' });
  const written = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
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

test('a page can unmount and mount by hand', async ({ page }) => {
  await open(page);
  await expect(column(page)).toBeVisible();
  await page.evaluate(() => window.WholesaleWidgets.unmount());
  await expect(page.locator('#host-1')).toHaveText(fallback);
  await page.evaluate(() => window.WholesaleWidgets.mount());
  await expect(column(page)).toHaveCount(1);
  await page.evaluate(() => window.WholesaleWidgets.mount());
  await expect(title(page)).toHaveCount(1);
});
