import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Of WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Less than half of what would be brought otherwise. */
const axeSource = () => (minified ??= readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
let minified: string | undefined;

/** To read half a megabyte costs a page more than to look at most states: it is brought once. */
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource());
}

/**
 * The rules of WCAG 2.2 A and AA that a page breaks, or the part of it under `selector`; or of `rules` alone. Runs in
 * the page itself, and in its frames of the same origin.
 */
export async function brokenRules(
  page: Page,
  selector?: string,
  rules: readonly string[] = [],
): Promise<string[]> {
  await Promise.all(page.frames().map(bring));
  const runOnly: RunOptions['runOnly'] =
    rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags };
  return page.evaluate(
    async ({ part, options }) => {
      const results = await window.axe?.run(part ? { include: [part] } : document, options);
      if (!results) return ['The page was left before axe looked at it.'];
      return results.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join('; ')}`,
      );
    },
    { part: selector, options: { resultTypes: ['violations'], runOnly } satisfies RunOptions },
  );
}
