import type { PriceTier, RuleField } from '@shared/contract/rules';
import { t } from '@shared/page/i18n';
import { isNumeric } from '@shared/format/numbers';
import { isTiers, valueAt, type Rule } from '@shared/rules/rules';

const rangeOf = ({ from, to }: PriceTier) => (to === null ? `${from}+` : `${from}–${to}`);

const endOf = ({ to }: PriceTier) => to ?? Infinity;

function overlapOf(tiers: readonly PriceTier[]): [PriceTier, PriceTier] | null {
  const sorted = [...tiers].sort((a, b) => a.from - b.from);
  // The tier that reaches furthest so far: it need not be the one before.
  let furthest = sorted[0];
  for (const tier of sorted.slice(1)) {
    if (furthest && tier.from <= endOf(furthest)) return [furthest, tier];
    furthest = tier;
  }
  return null;
}

/** What looks wrong about a rule's values. The server decides whether it is. */
export function warningsOf(rule: Rule, fields: readonly RuleField[]): string[] {
  const warnings: string[] = [];
  const numberOf = (role: RuleField['role']): number | null => {
    const value = valueAt(
      rule,
      fields.findIndex((field) => field.role === role),
    );
    return isNumeric(value) ? Number(value) : null;
  };
  const [minimum, maximum, increment] = [
    numberOf('minimum'),
    numberOf('maximum'),
    numberOf('increment'),
  ];
  if (minimum !== null && maximum !== null && minimum > maximum) {
    warnings.push(
      t('The minimum (%(minimum)s) is above the maximum (%(maximum)s).', { minimum, maximum }),
    );
  }
  const isOff = (value: number | null) =>
    value !== null && increment !== null && increment > 0 && value % increment !== 0;
  const values = { minimum: minimum ?? '', maximum: maximum ?? '', increment: increment ?? '' };
  if (isOff(minimum)) {
    warnings.push(
      t('The minimum (%(minimum)s) is not a multiple of the increment (%(increment)s).', values),
    );
  }
  if (isOff(maximum)) {
    warnings.push(
      t('The maximum (%(maximum)s) is not a multiple of the increment (%(increment)s).', values),
    );
  }
  for (const [index] of fields.entries()) {
    const value = valueAt(rule, index);
    const overlap = isTiers(value) ? overlapOf(value) : null;
    if (!overlap) continue;
    const [first, second] = overlap.map(rangeOf) as [string, string];
    warnings.push(t('The price tiers %(first)s and %(second)s overlap.', { first, second }));
  }
  return warnings;
}
