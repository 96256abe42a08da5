import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressOf } from '../browser/embeds';
import { widgets as drivenWidgets, type Widget as DrivenWidget } from '../support/widgets';
import type { Scene } from './test';

/**
 * What only some screens have, and no other test knows of: the default export of its
 * `page.engines.ts`, which a screen without any of it does not need.
 */
export interface Extras {
  /** Files that it gives: how a person asks for one, its name, and what it holds. */
  download?: { ask: (page: Page) => Promise<unknown>; name: string; holds: RegExp };
  /** Where lines of a clipboard go: how a person gets there, the lines, and what is seen then. */
  paste?: {
    reach: (page: Page) => Promise<unknown>;
    text: string;
    shown: (page: Page) => Promise<unknown>;
  };
  /** What is done in another tab, and what this one then shows. */
  otherTab?: { does: (page: Page) => Promise<unknown>; shown: (page: Page) => Promise<unknown> };
}

/** A widget with what only some have. */
export interface Widget extends DrivenWidget {
  extras: Extras;
}

/** What is done with every widget that has it; null where it has not. */
export type Task = (widget: Widget) => ((scene: Scene) => Promise<unknown>) | null;

const extrasOf = async (name: string): Promise<Extras> => {
  const file = new URL(`../../widgets/${name}/page.engines.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as { default: Extras }).default : {};
};

/** Every widget, by folder. */
export const widgets: readonly Widget[] = await Promise.all(
  drivenWidgets.map(async (widget) => ({ ...widget, extras: await extrasOf(widget.name) })),
);

/** The page on which one thing after the other is looked at. */
export const sharedPage = (widget: Widget) => addressOf(widget, { embed: 'loader' });
