import { useMemo, useState } from 'react';
import { placesOf } from '@shared/format/amounts';
import type { WriteMoney } from '@shared/format/money';
import { formatCount } from '@shared/format/numbers';
import { ChangesDialog } from '@shared/forms/ChangesDialog';
import { SelectField } from '@shared/forms/SelectField';
import type { CellEdit } from '@shared/grid/column';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { asCell, bulkChanges, type Bulk, type BulkChange } from '../model/bulk';
import { keyOf, type PricedRow } from '../model/prices';
import { BulkFields } from './BulkFields';
import { BulkPreview } from './BulkPreview';

interface Props {
  /** Those that are shown, with what is typed over them. */
  rows: readonly PricedRow[];
  /** The keys of those that are selected. */
  selected: readonly string[];
  tiers: readonly number[];
  currency: string;
  money: WriteMoney;
  onApply: (cells: readonly CellEdit[]) => void;
  onClose: () => void;
}

/** One column of many rows at once, with what becomes of each. It is put among what is not saved: nothing is sent. */
export function BulkDialog({ rows, selected, tiers, currency, money, onApply, onClose }: Props) {
  const locale = useLocale();
  const [bulk, setBulk] = useState<Bulk>({ field: 'price', way: 'set', value: '' });
  const [isAll, setIsAll] = useState(selected.length < 2);
  const meant = useMemo(() => {
    const keys = new Set(selected);
    return isAll ? rows : rows.filter((row) => keys.has(keyOf(row)));
  }, [rows, selected, isAll]);
  const changes = useMemo(
    () => bulkChanges(bulk, meant, placesOf(currency)),
    [bulk, meant, currency],
  );
  const count = { count: formatCount(changes.length, locale) };
  const wrong = changes.filter(({ problem }) => problem !== null).length;
  const isOff = changes.length === 0 || wrong > 0;
  const why = wrong > 0 ? t('Some values are not possible.') : t('Nothing changes yet.');
  return (
    <ChangesDialog
      title={t('Change many prices')}
      isDirty={bulk.value !== ''}
      label={
        isOff
          ? t('Change rows')
          : tn('Change %(count)s row', 'Change %(count)s rows', changes.length, count)
      }
      whyOff={isOff ? why : null}
      onApply={() => onApply(changes.map(asCell))}
      onClose={onClose}
    >
      <SelectField
        label={t('Rows')}
        noneLabel={null}
        choices={[
          { id: 'selected', name: rowsNamed(t('Selected'), selected.length, locale) },
          { id: 'shown', name: rowsNamed(t('All shown'), rows.length, locale) },
        ]}
        value={isAll ? 'shown' : 'selected'}
        onChange={(id) => setIsAll(id === 'shown')}
      />
      <BulkFields bulk={bulk} tiers={tiers} onChange={setBulk} />
      <p className="ww-muted" role="status">
        {previewSays(changes, meant.length, locale)}
      </p>
      {changes.length > 0 && <BulkPreview {...{ changes, tiers, money }} />}
    </ChangesDialog>
  );
}

const rowsNamed = (name: string, count: number, locale: string) =>
  `${name} (${formatCount(count, locale)})`;

/** "3 rows change. 1 falls below its cost. 2 stay as they are." */
function previewSays(changes: readonly BulkChange[], count: number, locale: string): string {
  if (changes.length === 0) return t('Nothing changes yet.');
  const counted = (number: number) => ({ count: formatCount(number, locale) });
  const below = changes.filter(({ isBelowCost }) => isBelowCost).length;
  const wrong = changes.filter(({ problem }) => problem !== null).length;
  const same = count - changes.length;
  return [
    tn('%(count)s row changes.', '%(count)s rows change.', changes.length, counted(changes.length)),
    below > 0 &&
      tn(
        '%(count)s falls below its cost.',
        '%(count)s fall below their cost.',
        below,
        counted(below),
      ),
    wrong > 0 &&
      tn(
        '%(count)s value is not possible.',
        '%(count)s values are not possible.',
        wrong,
        counted(wrong),
      ),
    same > 0 && tn('%(count)s stays as it is.', '%(count)s stay as they are.', same, counted(same)),
  ]
    .filter(Boolean)
    .join(' ');
}
