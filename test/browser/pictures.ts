import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { launch } from '../bench/browser';
import { serveSite } from '../bench/servers';
import { enter } from './embeds';
import type { BrowserScreen } from './screen';
import { widgets } from '../support/widgets';

// Makes the pictures of the fixture site's front door and of the README from the pages themselves, of all widgets or of
// the one that is named: `npm run pictures -- cart`. The site has to be built first.
const folder = 'fixtures/index/pictures';

/** What is seen of the page above a widget, in CSS pixels. */
const MARGIN = 16;
/** Where the picture begins of a widget that has more above its list than a picture shows. */
const begins: Readonly<Record<string, string>> = { 'storefront-landing': '.ww-landing-card' };

interface Picture {
  file: string;
  path: string;
  /** In CSS pixels: of the window, or of the part of it that begins at the widget, or at what of it is worth seeing. */
  size: { width: number; height: number };
  isWidgetOnly: boolean;
  /** Brings the page to what is worth seeing. */
  reach?: ((page: Page) => Promise<unknown>) | undefined;
  scale: number;
  maxBytes: number;
}

async function take(browser: Browser, picture: Picture) {
  const { file, path, size, isWidgetOnly, reach, scale, maxBytes } = picture;
  const page = await browser.newPage({
    viewport: isWidgetOnly ? { width: size.width, height: 2 * size.height } : size,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await page.goto(site.origin + path);
  const widget = page.locator('[data-widget]').first();
  await widget.locator('.ww').waitFor();
  await page.waitForLoadState('networkidle');
  await reach?.(page);
  const seen = widget.locator(begins[file] ?? ':scope');
  const clip = { x: 0, y: ((await seen.boundingBox())?.y ?? 0) - MARGIN, ...size };
  const image = await page.screenshot(isWidgetOnly ? { fullPage: true, clip } : {});
  await page.close();
  writeFileSync(`${folder}/${file}.png`, image);
  console.log(`${file}.png ${(image.length / 1000).toFixed(1)} kB`);
  if (image.length > maxBytes) throw new Error(`${file}.png is larger than ${maxBytes / 1000} kB.`);
}

const small = (screen: BrowserScreen): Picture => ({
  file: screen.name,
  path: `/${screen.name}/?scenario=default`,
  size: { width: 800, height: 500 },
  isWidgetOnly: screen.opensBy === undefined,
  reach: async (page) => {
    await enter(page, screen);
    await page.waitForLoadState('networkidle');
  },
  // Makes 576 by 360 pixels. A grid full of numbers has most bytes.
  scale: 0.72,
  maxBytes: 60_000,
});

const readme: Picture = {
  file: 'readme',
  path: '/notification-preferences/?scenario=default',
  size: { width: 1200, height: 800 },
  isWidgetOnly: false,
  scale: 1,
  maxBytes: 100_000,
};

const site = await serveSite();
try {
  const browser = await launch();
  for (const picture of [...widgets.map(({ screen }) => small(screen)), readme])
    if ((process.argv[2] ?? picture.file) === picture.file) await take(browser, picture);
  await browser.close();
} finally {
  site.stop();
}
