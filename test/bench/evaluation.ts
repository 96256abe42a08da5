import type { Browser } from '@playwright/test';
import { openPage, screenTitle } from './browser';
import { median, paired } from './median';

/** How much slower than this machine a page's processor is taken to be. */
const slowdown = 4;
const slowRounds = 5;
/**
 * At the machine's own speed, for what is compared: Chromium slows a page down by holding it up now and then, for
 * longer than a start takes, and one and the same page worked 8 to 120 ms. The ratios of pairs still vary by a
 * quarter: of so many the median is off by about 0.03.
 */
const rounds = 151;
/** Under React the same screen takes several times as long: that needs fewer. */
const reactRounds = 9;

interface EvaluatedPage {
  url: string;
  /** What stands in the page once it has its first content, or the script's global once it has run. */
  content: { selector: string } | { global: string };
}

export interface EvaluationFigure {
  name: string;
  /** Milliseconds from the arrival of the page's last script to its first content, on a slow processor. */
  time: number;
  /** Of a screen: how many times as long as an empty screen with the same chunks takes, and as itself under React. */
  toEmpty: number | null;
  toReact: number | null;
}

/**
 * How soon each screen and each peer has its first content, on a slow processor. Ratios are of the main thread's work
 * in pages measured one right after the other, and then the median of those: what slows the machine down for a while
 * slows both.
 */
export async function measureEvaluation(
  browser: Browser,
  origin: string,
  widgets: readonly string[],
): Promise<EvaluationFigure[]> {
  const content = { selector: `[data-widget] ${screenTitle}` };
  const pages = new Map<string, EvaluatedPage>([
    ...widgets.flatMap((name) =>
      ['preact', 'empty', 'react'].map(
        (as) => [`${as}/${name}`, { url: `${origin}/${as}/${name}/`, content }] as const,
      ),
    ),
    ['toolkit', { url: `${origin}/toolkit/`, content: { selector: '#host h2' } }],
    ['buy-button', { url: `${origin}/buy-button/`, content: { global: 'ShopifyBuy' } }],
  ]);
  const starts = (names: readonly string[], by: number, rounds: number) =>
    paired(
      [...pages]
        .filter(([name]) => names.includes(name))
        .map(([name, page]) => [name, () => startOf(browser, page, by)] as const),
      rounds,
    );
  const alone = ['toolkit', 'buy-button'];
  const screens = widgets.map((name) => `preact/${name}`);
  const slow = await starts([...screens, ...alone], slowdown, slowRounds);
  const empty = widgets.map((name) => `empty/${name}`);
  const toEmpty = await starts([...screens, ...empty], 1, rounds);
  const react = widgets.map((name) => `react/${name}`);
  const toReact = await starts([...screens, ...react], 1, reactRounds);
  const time = (name: string) => median((slow.get(name) ?? []).map((start) => start.time));
  return [
    ...widgets.map((name) => ({
      name,
      time: time(`preact/${name}`),
      toEmpty: ratio(toEmpty, `preact/${name}`, `empty/${name}`),
      toReact: ratio(toReact, `preact/${name}`, `react/${name}`),
    })),
    ...alone.map((name) => ({
      name,
      time: time(name),
      toEmpty: null,
      toReact: null,
    })),
  ];
}

/** The median of the ratios of two pages' work, round by round. */
function ratio(samples: Samples, page: string, other: string): number {
  const others = samples.get(other) ?? [];
  return median(
    (samples.get(page) ?? []).map(({ work }, round) => work / (others[round]?.work ?? NaN)),
  );
}

type Samples = ReadonlyMap<string, readonly Start[]>;

interface Start {
  /** Milliseconds from the arrival of a page's last script to its first content. */
  time: number;
  /** Milliseconds of them that the page's main thread worked: what others do on the machine meanwhile is not in it. */
  work: number;
}

async function startOf(
  browser: Browser,
  { url, content }: EvaluatedPage,
  slowdown: number,
): Promise<Start> {
  const bench = await openPage(browser, slowdown);
  const { page } = bench;
  await page.addInitScript((awaited) => {
    const isThere = () =>
      'global' in awaited
        ? awaited.global in window
        : document.querySelector(awaited.selector) !== null;
    const look = () => {
      if (!isThere()) return;
      watch.disconnect();
      performance.mark('first-content');
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    // A script that shows nothing is seen when it has run.
    document.addEventListener('load', look, true);
  }, content);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-content').length > 0);
  const trace = await browser.stopTracing();
  await bench.close();
  return readTrace((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

/** Of Chromium's trace events what is read here. Microseconds by the clock, and of the thread's work alone. */
interface TraceEvent {
  name: string;
  ts: number;
  tts: number;
  args: { data?: { requestId?: string; url?: string } };
}

function readTrace(events: readonly TraceEvent[]): Start {
  const named = (wanted: string) => events.filter(({ name }) => name === wanted);
  const [content] = named('first-content');
  const scripts = new Set(
    named('ResourceSendRequest')
      .filter(({ args }) => args.data?.url?.endsWith('.js'))
      .map(({ args }) => args.data?.requestId),
  );
  const arrived = named('ResourceFinish').filter(
    ({ ts, args }) => scripts.has(args.data?.requestId) && ts < (content?.ts ?? 0),
  );
  const [last] = arrived.sort((one, other) => other.ts - one.ts);
  if (!content || !last) throw new Error('The trace shows no script before the first content.');
  return { time: (content.ts - last.ts) / 1000, work: (content.tts - last.tts) / 1000 };
}
