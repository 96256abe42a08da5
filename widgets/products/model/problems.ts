import { trimmed } from '@shared/format/names';
import { isNumeric } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import type { Edits, FieldName } from './product';

/** What is wrong with what is typed into a field, in a sentence; null where nothing is. */
export function problemOf(name: FieldName, value: string, places: number): string | null {
  if (name === 'name') return trimmed(value) === '' ? t('Enter a name.') : null;
  if (name === 'price') return priceProblem(value.trim(), places);
  if (name !== 'minimum' && name !== 'step') return null;
  const isWhole = isNumeric(value) && Number.isInteger(Number(value));
  if (!isWhole) return t('Enter a whole number.');
  if (Number(value) < 1) return t('Enter 1 or more.');
  return Number(value) > 999_999 ? t('Enter 999,999 or less.') : null;
}

function priceProblem(price: string, places: number): string | null {
  if (!isNumeric(price)) return t('Enter an amount.');
  if (price.startsWith('-') && Number(price) !== 0) return t('Enter 0 or more.');
  const { length } = (price.split('.')[1] ?? '').replace(/0+$/, '');
  if (length <= places) return null;
  return places === 0
    ? t('Enter an amount without decimals.')
    : tn('Enter at most %(count)s decimal.', 'Enter at most %(count)s decimals.', places);
}

/** Whether anything of these edits cannot be sent as it is. */
export const hasProblem = (edits: Edits, places: number): boolean =>
  (Object.keys(edits) as FieldName[]).some(
    (name) => problemOf(name, edits[name] ?? '', places) !== null,
  );
