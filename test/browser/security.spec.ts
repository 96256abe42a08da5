import { changePage } from './pageSource';
import {
  column,
  copyButton,
  edit,
  ferryTerminal,
  location,
  open,
  path,
  save,
  saved,
} from './preferencesPage';
import { expect, test as base } from './session';
import { setTrap, type Trap } from './trap';

const test = base.extend<{ trap: Trap }>({
  trap: async ({ baseURL, page }, provide) => {
    const trap = await setTrap(baseURL ?? '', path);
    await provide(trap);
    // First, since it may still be fetching what it needs later.
    await page.close();
    await trap.close();
  },
});

test.describe('no token leaves the site', () => {
  test('through a trap that works', async ({ page, trap }) => {
    await page.goto(`${trap.origin}${path}?as=dispensary`);
    await expect(column(page)).toBeVisible();
    trap.redirect('GET', 302);
    await page.evaluate(async (url) => {
      const token = document.querySelector<HTMLInputElement>('[name=csrfmiddlewaretoken]')?.value;
      await fetch(url, { headers: { 'X-CSRFToken': token ?? '' } });
    }, `${path}?form=`);
    expect(trap.thief.requests.at(-1)?.headers).toHaveProperty('x-csrftoken');
  });

  for (const form of ['absolute', '//host', '\\\\host', '/\\host']) {
    test(`when the page's address is that of another site, written as ${form}`, async ({
      page,
      trap,
      watch,
    }) => {
      const { origin, host } = new URL(trap.thief.origin);
      const address = form === 'absolute' ? `${origin}/` : `${form.replace('host', host)}/`;
      watch.allow(/\[wholesale-widgets\]/);
      await changePage(page, path, (html) =>
        html.replace(
          /(&quot;page&quot;:&quot;)[^&]*/,
          (_, key: string) => key + JSON.stringify(address).slice(1, -1),
        ),
      );
      await open(page, { debug: 'on' });
      await expect(page.getByRole('note')).toContainText('"urls.page" should be an http or https');
      expect(trap.thief.requests).toEqual([]);
    });
  }

  for (const status of [302, 307, 308]) {
    test(`when the server answers ${String(status)} to another site`, async ({
      page,
      trap,
      watch,
    }) => {
      watch.allow(/Unsafe attempt to load URL|request failed: .* origin$/);
      // What became of the save is looked for as long as the server may take: here a second.
      await page.goto(`${trap.origin}${path}?as=dispensary&timeout=1`);
      await edit(page);
      trap.redirect('POST', status);
      await save(page).click();
      await expect(page.getByRole('alert')).toContainText('not saved');
      trap.redirect('GET', status);
      await location(page).selectOption(ferryTerminal);
      await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
      expect(trap.thief.requests).toEqual([]);
    });
  }
});

for (const embed of ['module', 'classic', 'loader']) {
  test(`a strict policy with Trusted Types has nothing to refuse (${embed})`, async ({ page }) => {
    await open(page, { embed, csp: 'strict' });
    await edit(page);
    await copyButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: ferryTerminal }).check();
    await dialog.getByRole('button', { name: 'Copy to 1 location' }).click();
    await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });
}

test('a strict policy with Trusted Types has nothing to refuse in failures and after a refused token', async ({
  page,
  backend,
}) => {
  await backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
  await open(page, { csp: 'strict' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await edit(page);
  await backend.arm({ method: 'POST', path, fault: 'refused-400' });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The server refused this.');
  await backend.arm({ method: 'POST', path, fault: 'csrf-403' });
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

for (const as of ['dispensary', 'vendor']) {
  test(`names made to break a screen run nothing and leave it whole (${as})`, async ({ page }) => {
    const opened: string[] = [];
    page.on('dialog', (dialog) => {
      opened.push(dialog.message());
      void dialog.dismiss();
    });
    await open(page, { as, scenario: 'hostile' });
    const boxes = page.locator('fieldset').first().getByRole('checkbox');
    for (const id of ['__proto__', 'constructor', '303', '307']) {
      await location(page).selectOption(id);
      await expect(boxes.nth(1)).toBeVisible();
      await boxes.first().click();
    }
    await expect(page.getByText('<img src=x onerror=alert(1)>')).not.toHaveCount(0);
    await copyButton(page).click();
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.keyboard.press('Escape');
    await save(page).click();
    await expect(page.getByText(/^Saved for/)).toBeVisible();
    const reached = await page.evaluate(() => {
      const plain = {} as Record<string, unknown>;
      return ['x', 'polluted', 'location', 'saved', 'id'].filter((name) => name in plain);
    });
    expect(reached).toEqual([]);
    expect(opened).toEqual([]);
  });
}
