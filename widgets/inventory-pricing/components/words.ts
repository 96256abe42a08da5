import type { WriteMoney } from '@shared/format/money';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { isCount, tierNames, type FieldName } from '../model/prices';

/** How the fields are called; a tier by the cases from which on it counts. */
export function fieldName(name: FieldName, tiers: readonly number[], locale: string): string {
  const at = (tierNames as readonly string[]).indexOf(name);
  if (at >= 0) return t('%(count)s+ cases', { count: formatCount(tiers[at], locale) });
  if (name === 'price') return t('List price');
  if (name === 'cost') return t('Cost');
  return name === 'minimum' ? t('Minimum') : t('Step');
}

/** A value as a person reads it. */
export function valueText(name: FieldName, value: string, money: WriteMoney): string {
  const text = value.trim();
  if (text === '') return '–';
  return isCount(name) ? text : money(text);
}
