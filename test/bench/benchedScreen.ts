import type { Page } from '@playwright/test';
import type { Table } from './tables';

export interface BenchedStep {
  name: string;
  run: (page: Page, round: number) => Promise<unknown>;
  /** More takes longer here, as what is new is read whole: only no task may be long. */
  isLonger?: true;
}

/**
 * What a person does on a screen whose cost must not grow with its data. The default export of a
 * widget's `page.bench.ts`.
 */
export interface BenchedScreen {
  /** The widget's name. */
  widget: string;
  /** Addresses of the same page with few and with very many rows. */
  small: string;
  huge: string;
  /** Resolves when the screen waits for nothing but the person. */
  atRest: (page: Page) => Promise<unknown>;
  /**
   * Each is done once before it is measured, then in every round on both pages, and ends when the screen shows what
   * it did. `round` tells one round from the next, for values that must differ.
   */
  steps: readonly BenchedStep[];
  /** What else is promised of it, worked out without a page. */
  figures?: () => Table;
}
