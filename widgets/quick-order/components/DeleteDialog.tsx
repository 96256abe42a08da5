import { t, tn } from '@shared/page/i18n';
import { ConfirmDialog } from '@shared/ui/ConfirmDialog';
import { sumOf, type OfferRow } from '../model/rows';
import type { SheetLocation } from '../model/sheet';
import { useSheetWrite } from './useSheetWrite';

interface Props {
  row: OfferRow;
  locations: readonly SheetLocation[];
  onClose: () => void;
}

/** Removes a row's cases at all locations that order some. */
export function DeleteDialog({ row, locations, onClose }: Props) {
  const { ref } = row;
  const at = locations.filter((_, index) => (row.cases[index] ?? 0) > 0);
  const locationIds = at.map(({ id }) => id);
  const write = useSheetWrite({
    type: 'set',
    offer: ref,
    locationIds,
    quantity: 0,
    isRefresh: false,
  });
  return (
    <ConfirmDialog
      title={t('Delete %(name)s?', { name: ref.name })}
      says={t('%(cases)s at %(locations)s will be removed. You can undo this.', {
        cases: tn('%(count)s case', '%(count)s cases', sumOf(row)),
        locations: tn('%(count)s location', '%(count)s locations', at.length),
      })}
      action={t('Delete')}
      searching={t('We don’t know yet what was saved. We keep checking.')}
      {...write}
      onClose={onClose}
    />
  );
}
