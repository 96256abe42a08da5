import type { Browser } from '@playwright/test';
import { openPage, screenTitle } from './browser';
import { paired } from './paired';

/** What slows a page's thread down only adds to its work: the least of so many is within 0.03 of that of the next run. */
const rounds = 15;

export interface EvaluationFigure {
  widget: string;
  /** How many times as much work as an empty screen with the same chunks, and as itself under React. */
  toEmpty: number;
  toReact: number;
}

/** How much the main thread of a page works until a screen has its first content, beside the two it is compared with. */
export async function measureEvaluation(
  browser: Browser,
  origin: string,
  widget: string,
): Promise<EvaluationFigure> {
  const sampler = (as: string) =>
    [as, () => workOf(browser, `${origin}/${as}/${widget}/`)] as const;
  const works = await paired(['preact', 'empty', 'react'].map(sampler), rounds);
  const least = (as: string) => Math.min(...(works.get(as) ?? []));
  return {
    widget,
    toEmpty: least('preact') / least('empty'),
    toReact: least('preact') / least('react'),
  };
}

/** Milliseconds that a page's main thread works from the arrival of its last script to its first content. */
async function workOf(browser: Browser, url: string): Promise<number> {
  const bench = await openPage(browser);
  const { page } = bench;
  await page.addInitScript((content) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(content)) return;
      watch.disconnect();
      performance.mark('first-content');
    });
    watch.observe(document, { childList: true, subtree: true });
  }, `[data-widget] ${screenTitle}`);
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

function readTrace(events: readonly TraceEvent[]): number {
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
  return (content.tts - last.tts) / 1000;
}
