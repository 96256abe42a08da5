import { t } from '../i18n';

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
