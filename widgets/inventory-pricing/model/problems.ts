import { isNumeric } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { isCount, type Edits, type FieldName } from './prices';

/** What is wrong with a value, in a sentence; null where nothing is. A tier and a cost may be empty. */
export function problemOf(name: FieldName, value: string): string | null {
  const text = value.trim();
  if (text === '' && name !== 'price' && !isCount(name)) return null;
  if (!isCount(name)) return isNumeric(text) ? null : t('Enter an amount.');
  if (!isNumeric(text) || !Number.isInteger(Number(text))) return t('Enter a whole number.');
  return Number(text) < 1 ? t('Enter 1 or more.') : null;
}

/** Whether anything of these edits cannot be sent as it is. */
export const hasProblem = (edits: Edits): boolean =>
  (Object.keys(edits) as FieldName[]).some((name) => problemOf(name, edits[name] ?? '') !== null);
