import { useMemo, useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { SelectField } from '@shared/forms/SelectField';
import { t, tn } from '@shared/page/i18n';
import { numberWays } from '@shared/rows/rowFields';
import { BulkDialog } from '@shared/rows/BulkDialog';
import { isCount, keyOf, shownFields, type PricedRow } from '../model/prices';
import { warningOf } from '../model/view';
import { changeHeads, marginColumns } from './priceColumns';
import type { Pricing } from './usePricing';

interface Props {
  pricing: Pricing;
  /** Those that are shown. */
  rows: readonly PricedRow[];
  /** The keys of those that are selected. */
  selected: readonly string[];
  tiers: readonly number[];
  onClose: () => void;
}

/** One column of the selected rows or of all that are shown, with what falls below its cost and what is left over it. */
export function PriceBulkDialog({ pricing, rows, selected, tiers, onClose }: Props) {
  const { locale } = pricing;
  const [isAll, setIsAll] = useState(selected.length < 2);
  const meant = useMemo(() => {
    const keys = new Set(selected);
    return isAll ? rows : rows.filter((row) => keys.has(keyOf(row)));
  }, [rows, selected, isAll]);
  const named = (name: string, { length }: readonly unknown[]) =>
    `${name} (${formatCount(length, locale)})`;
  return (
    <BulkDialog
      editor={pricing}
      rows={meant}
      fields={shownFields(tiers).map((name) => ({
        name,
        ways: isCount(name) ? numberWays : [...numberWays, 'round', 'copy'],
      }))}
      words={{
        title: t('Change many prices'),
        heads: changeHeads(),
        change: (count, text) => tn('Change %(count)s row', 'Change %(count)s rows', count, text),
        changeNone: t('Change rows'),
        changes: (count, text) =>
          tn('%(count)s row changes.', '%(count)s rows change.', count, text),
      }}
      warning={belowCost}
      more={marginColumns(locale)}
      onClose={onClose}
    >
      <SelectField
        label={t('Rows')}
        noneLabel={null}
        choices={[
          { id: 'selected', name: named(t('Selected'), selected) },
          { id: 'shown', name: named(t('All shown'), rows) },
        ]}
        value={isAll ? 'shown' : 'selected'}
        onChange={(id) => setIsAll(id === 'shown')}
      />
    </BulkDialog>
  );
}

const belowCost = {
  of: warningOf,
  counted: (count: number, text: { count: string }) =>
    tn('%(count)s falls below its cost.', '%(count)s fall below their cost.', count, text),
};
