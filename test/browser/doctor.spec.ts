import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changePage, scriptTag } from './pageSource';
import {
  column,
  edit,
  location,
  mainStreet,
  open,
  path as preferences,
  save,
} from './preferencesPage';
import { expect, test } from './session';

const ways: Record<string, string>[] = [
  { embed: 'module' },
  { embed: 'classic' },
  { embed: 'loader' },
  { embed: 'module', runtime: 'react' },
];
const debug = { debug: 'on' };

const panel = (page: Page) => page.locator('[data-ww-doctor]');
const summary = (page: Page) => panel(page).locator('summary');
const notes = (page: Page) => panel(page).getByRole('note');

for (const way of ways) {
  test(`counts hosts and calls below the widget (${Object.values(way).join(' with ')})`, async ({
    page,
  }) => {
    await open(page, { ...way, ...debug });
    await expect(summary(page)).toHaveText('Wiring: 1 host, 1 call, no problems');
    await expect(page.getByRole('table')).toHaveCount(0);
    await location(page).selectOption(mainStreet);
    await expect(summary(page)).toHaveText('Wiring: 1 host, 2 calls, no problems');
    await summary(page).click();
    await expect(
      page.getByRole('row', { name: /#host-1 notification-preferences mounted/ }),
    ).toBeVisible();
    await expect(
      page.getByRole('row', { name: /^GET \/notification-preferences\/ 200 \d+ fine$/ }),
    ).toHaveCount(2);
  });
}

test('is not loaded without data-debug', async ({ page }) => {
  const doctors: string[] = [];
  page.on('request', (request) => {
    if (/doctor|contract-/.test(request.url())) doctors.push(request.url());
  });
  await open(page);
  await expect(column(page)).toBeVisible();
  await edit(page);
  await expect(panel(page)).toHaveCount(0);
  expect(doctors).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`can be read and used by everyone, and keeps to a strict policy (${theme})`, async ({
    page,
    axe,
    watch,
    backend,
  }) => {
    watch.allow(/\[wholesale-widgets\]/);
    await open(page, { ...debug, theme, csp: 'strict' });
    await expect(summary(page)).toBeVisible();
    await backend.arm({ method: 'GET', path: preferences, fault: 'html-200' });
    await location(page).selectOption(mainStreet);
    await expect(notes(page)).toBeVisible();
    expect(await axe('[data-ww-doctor]')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(notes(page)).toBeHidden();
  });
}

test.describe('tells a wrong answer by its number', () => {
  const cases = [
    ['html-200', 'WW7 GET /notification-preferences/ (N1) should answer JSON, got HTML.'],
    ['truncated-json', /^WW8 GET \/notification-preferences\/ \(N1\) should answer JSON: /],
    ['csrf-403', 'WW16 GET /notification-preferences/ was refused for its CSRF token.'],
    ['status-500', 'WW18 GET /notification-preferences/ was answered by 500.'],
  ] as const;
  for (const [fault, sentence] of cases) {
    test(fault, async ({ page, backend, watch }) => {
      watch.allow(/\[wholesale-widgets\]/);
      await open(page, debug);
      await expect(column(page)).toBeVisible();
      await backend.arm({ method: 'GET', path: preferences, fault, times: 3 });
      await location(page).selectOption(mainStreet);
      await expect(notes(page)).toHaveText(sentence);
    });
  }
});

test('names the field of an answer that differs from the contract', async ({ page, watch }) => {
  watch.allow(/\[wholesale-widgets\]/);
  await page.route(/\/notification-preferences\/\?form=/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { vendor: { value: unknown }[] };
    for (const option of answer.vendor) option.value = 'on';
    await route.fulfill({ response, json: answer });
  });
  await open(page, debug);
  await expect(notes(page)).toHaveText(
    'WW8 GET /notification-preferences/ (N1): "vendor.*.value" should be boolean, got "on".',
  );
});

test('changes nothing of a save', async ({ page, backend }) => {
  await open(page, debug);
  await edit(page);
  await save(page).click();
  await expect(page.getByText(`Saved for ${mainStreet}.`)).toBeVisible();
  expect((await backend.log()).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

for (const embed of ['module', 'classic', 'loader']) {
  test(`finds a widget that no script knows (${embed})`, async ({ page, watch }) => {
    watch.allow(/\[wholesale-widgets\]|\/notification-preference\.js/);
    await changePage(page, preferences, (html) =>
      html.replace(
        '</main>',
        '<div data-widget="notification-preference" data-debug>…</div></main>',
      ),
    );
    await open(page, { embed });
    await expect(column(page)).toBeVisible();
    const lost = page.locator('[data-widget="notification-preference"]');
    await expect(lost.getByRole('note')).toHaveText(/^WW4 .*"notification-preference"/);
  });
}

test('finds a style sheet that did not come', async ({ page, watch }) => {
  watch.allow(/\[wholesale-widgets\]|widgets\.css/);
  await page.route('**/widgets.css', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, debug);
  await expect(notes(page)).toHaveText(/^WW9 /);
});

test('finds a script that comes twice', async ({ page, watch }) => {
  watch.allow(/\[wholesale-widgets\]/);
  await changePage(page, preferences, (html) =>
    html.replace(scriptTag, (tag) => tag + tag.replace('.js', '.js?v=2')),
  );
  await open(page, debug);
  await expect(notes(page)).toHaveText(/^WW10 .*notification-preferences\.js and .*\.js\?v=2/);
});

test('the command checks templates against what was built', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ww-templates-'));
  const check = () => {
    const program = 'shared/doctor/bin/wholesale-widgets.mjs';
    const { stdout, status } = spawnSync(process.execPath, [program, 'check', folder], {
      encoding: 'utf8',
    });
    return { lines: stdout.trim().split('\n'), status };
  };
  try {
    const page = path.join(folder, 'page.html');
    writeFileSync(page, '{% widget "notification-preferences" urls=urls %}{% endwidget %}');
    expect(check()).toEqual({ lines: ['1 template, 0 errors, 0 warnings.'], status: 0 });
    writeFileSync(page, '\n<div data-widget="notification-prefrences"></div>');
    const { lines, status } = check();
    expect(status).toBe(1);
    expect(lines[0]).toBe(
      `${page}:2: WW4 There is no widget "notification-prefrences". Did you mean "notification-preferences"?`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
