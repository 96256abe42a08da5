import type { Page } from '@playwright/test';
import { pressFirst } from './press';
import type { Claim } from './screen';

/**
 * What a screen with a mutation queue claims while it waits for the person: whether edits were saved is known only
 * when the server never saw them. Null where it claims what it shows: it asks for nothing, or only for leave to read
 * again what may be old, which says nothing against an edit that was saved.
 */
export const claimOfPaused = async (page: Page): Promise<Claim | null> => {
  const asking = page.getByRole('button', { name: 'Retry' });
  if ((await asking.count()) === 0) return null;
  const says = (await page.getByRole('alert').allTextContents()).join(' ');
  if (says.includes('Your session has ended')) return 'not saved';
  const old = page.getByRole('status').filter({ hasText: 'may be out of date', has: asking });
  return (await old.count()) === (await asking.count()) ? null : 'unknown';
};

/** Presses Retry where edits wait for it, and returns whether they did. What may only be old needs no press to go on. */
export const sendPaused = async (page: Page): Promise<boolean> =>
  (await claimOfPaused(page)) !== null &&
  (await pressFirst(page.getByRole('button', { name: 'Retry' })));
