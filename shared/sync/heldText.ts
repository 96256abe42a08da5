import { t } from '../page/i18n';

/** Why the way on is held while the totals may not be those of what is shown; '' when they are. */
export const heldText = (waitsFor: WaitsFor | null): string =>
  waitsFor === null ? '' : heldTexts[waitsFor]();

/** What the totals wait for. */
export type WaitsFor = 'person' | 'answer' | 'outcome' | 'decision' | 'news';

const heldTexts: Record<WaitsFor, () => string> = {
  person: () => t('Your changes are not saved yet.'),
  answer: () => t('The totals are being updated.'),
  outcome: () => t('We don’t know yet what was saved.'),
  decision: () => t('Choose which quantity to keep first.'),
  news: () => t('The totals may be out of date.'),
};

interface Waits {
  paused: unknown;
  /** Whether an edit is on its way, or waits to be sent. */
  isOnItsWay: boolean;
  /** How many edits may have been saved, or may still be. */
  unknown: number;
  conflicts: readonly unknown[];
  stale: unknown;
}

/** What the totals wait for, null when they count. */
export function waitsFor({
  paused,
  isOnItsWay,
  unknown,
  conflicts,
  stale,
}: Waits): WaitsFor | null {
  if (paused) return 'person';
  if (isOnItsWay) return 'answer';
  if (unknown > 0) return 'outcome';
  if (conflicts.length > 0) return 'decision';
  return stale ? 'news' : null;
}
