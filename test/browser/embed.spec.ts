import type { Page } from '@playwright/test';
import { changePage, scriptTag } from './pageSource';
import {
  box,
  column,
  edit,
  editAndSave,
  location,
  mainStreet,
  open,
  path,
  title,
} from './preferencesPage';
import { expect, test } from './session';

const ways: Record<string, string>[] = [
  { embed: 'module' },
  { embed: 'classic' },
  { embed: 'loader' },
  { embed: 'module', runtime: 'react' },
];

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

for (const way of ways) {
  test(`${Object.values(way).join(' with ')}: mounts once, loads its styles once, saves and keeps`, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await open(page, way);
    await expectMountedOnce(page);
    await expect(page.getByText('Your notification preferences are loading.')).toHaveCount(0);
    expect(sheetsOf(requests)).toEqual(['notification-preferences.css', 'widgets.css']);
    expect(new Set(requests).size).toBe(requests.length - repeatedReads(requests));

    await editAndSave(page);
    await open(page, way);
    await location(page).selectOption(mainStreet);
    await expect(box(page)).not.toBeChecked();
  });
}

const sheetsOf = (requests: string[]) =>
  requests.flatMap((url) => /wholesale_widgets\w*\/([\w-]+\.css)$/.exec(url)?.[1] ?? []).sort();

/** The page's own address is asked for as a page and as JSON. */
const repeatedReads = (requests: string[]) => requests.filter((url) => url === path).length - 1;

test('the page may bring the style sheet itself', async ({ page }) => {
  const requests = requestsOf(page);
  await open(page, { css: 'link' });
  await expectMountedOnce(page);
  expect(sheetsOf(requests)).toEqual(['notification-preferences.css', 'widgets.css']);
});

test('the config may stand in a json_script block', async ({ page }) => {
  await open(page, { config: 'script' });
  await expectMountedOnce(page);
});

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

test('every host of a page with all widgets mounts once', async ({ page }) => {
  await page.goto('/everything/?as=dispensary');
  const hosts = page.locator('[data-widget]');
  await expect(page.locator('[data-widget] > .ww')).toHaveCount(await hosts.count());
  await expect(page.getByText(/ (is|are) loading\.$/)).toHaveCount(0);
});

test('two hosts of one widget on a page share neither ids nor choices', async ({ page }) => {
  await changePage(page, path, (html) => {
    const host = /<div\s+id="host-1"[^]*?<\/div>/.exec(html)?.[0] ?? '';
    return html.replace(host, host + host.replace('host-1', 'host-2'));
  });
  await open(page);
  const [first, second] = [page.locator('#host-1'), page.locator('#host-2')];
  await edit(first);
  await location(second).selectOption(mainStreet);
  await expect(box(second)).toBeChecked();
  await expect(box(first)).not.toBeChecked();
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(repeated).toEqual([]);
});

test.describe('a bad host among ten', () => {
  const problems = {
    key: String.raw`WW2 data-config: "urls" should be Object, got "/"\.`,
    json: String.raw`WW1 data-config should be JSON: .+\.`,
  };
  for (const [broken, problem] of Object.entries(problems)) {
    for (const embed of ['module', 'classic', 'loader']) {
      test(`leaves nine mounted and says one sentence (${broken}, ${embed})`, async ({
        page,
        watch,
      }) => {
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        watch.allow(/\[wholesale-widgets\]/);
        await page.goto(`/hosts/bad/?as=vendor&broken=${broken}&embed=${embed}`);
        await expect(page.locator('[data-widget] > .ww')).toHaveCount(9);
        const bad = page.locator('#host-4');
        const widget = (await bad.getAttribute('data-widget')) ?? '';
        const sentence = String.raw`^\[wholesale-widgets\] ${widget} \(#host-4\): ${problem}$`;
        expect(said).toEqual([expect.stringMatching(sentence)]);
        await expect(bad.getByRole('note')).toHaveText(new RegExp(`^${problem}$`));
        await expect(bad).toContainText('loading');
      });
    }
  }
});

test.describe('a host that waits', () => {
  for (const embed of ['loader', 'module']) {
    test(`below the fold mounts when it comes near (${embed})`, async ({ page }) => {
      await changePage(page, path, (html) =>
        html.replace(/(<div\s+id="host-1")/, '<div style="height: 3000px"></div>$1'),
      );
      const requests = requestsOf(page);
      await open(page, { embed, load: 'visible' });
      await settled(page);
      await expect(title(page)).toHaveCount(0);
      expect(requests.some(isWidgetCode)).toBe(embed === 'module');
      await page.locator('#host-1').scrollIntoViewIfNeeded();
      await expectMountedOnce(page);
    });

    test(`for an idle page mounts when it is idle (${embed})`, async ({ page }) => {
      await page.addInitScript(() => {
        const waiting: (() => void)[] = [];
        const hold = (run: () => void) => waiting.push(run);
        const goIdle = () => waiting.splice(0).forEach((run) => run());
        Object.assign(window, { requestIdleCallback: hold, goIdle });
      });
      const requests = requestsOf(page);
      await open(page, { embed, load: 'idle' });
      await settled(page);
      await expect(title(page)).toHaveCount(0);
      expect(requests.some(isWidgetCode)).toBe(embed === 'module');
      await expect
        .poll(async () => {
          // The loader waits first; the widget that it brings asks again for itself.
          await page.evaluate(() => (window as unknown as { goIdle: () => void }).goIdle());
          return title(page).count();
        })
        .toBe(1);
    });
  }
});
