import type { Page } from '@playwright/test';
import type { Backend, Fault } from './test';

/** What a screen says about a save: `unknown` when it says that it cannot tell. */
export type Claim = 'saved' | 'not saved' | 'unknown' | 'nothing';

type Call = Pick<Fault, 'method' | 'path'>;

/** How to do on one screen what a person does while the network fails. One per widget. */
export interface FaultyScreen {
  name: string;
  /** The screen sends each edit as it is made, so that there is no draft to come back to after a reload. */
  savesAtOnce?: boolean;
  /** The screen's first read, which `readMore` does again. */
  read: Call;
  write: Call;
  /** Opens the page. Calls are given up after `timeout` seconds. */
  open: (page: Page, timeout: number) => Promise<unknown>;
  /** Resolves when the screen waits for nothing but the person. */
  atRest: (page: Page) => Promise<unknown>;
  edit: (page: Page) => Promise<unknown>;
  /** Makes the screen read something else while the edit is unsaved. */
  readMore: (page: Page) => Promise<unknown>;
  save: (page: Page) => Promise<unknown>;
  claim: (page: Page) => Promise<Claim>;
  /** Whether the edit stands on the screen, or can be brought back to it. */
  isTyped: (page: Page) => Promise<boolean>;
  isOnServer: (backend: Backend) => Promise<boolean>;
}
