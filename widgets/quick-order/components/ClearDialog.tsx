import { useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ConfirmDialog } from '@shared/ui/ConfirmDialog';
import type { SheetLocation, Sheet } from '../model/sheet';
import { useSheetWrite } from './useSheetWrite';

interface Props {
  locations: readonly SheetLocation[];
  sheet: Sheet;
  onClose: () => void;
}

/** Says how much goes, and empties the sheet at the locations that it shows. */
export function ClearDialog({ locations, sheet, onClose }: Props) {
  const write = useSheetWrite({ type: 'clear', locationIds: locations.map(({ id }) => id) });
  const locale = useLocale();
  const shown = new Set(locations.map(({ id }) => String(id)));
  // As it was asked: what goes is gone from the sheet before the server has said so.
  const [count] = useState(
    () => sheet.lines.filter(({ locationId }) => shown.has(String(locationId))).length,
  );
  const [only] = locations;
  const where =
    locations.length === 1 && only
      ? only.name
      : tn('%(count)s location', '%(count)s locations', locations.length);
  return (
    <ConfirmDialog
      title={t('Clear the sheet?')}
      says={tn(
        '%(count)s quantity at %(where)s will be removed. You can undo this.',
        'All %(count)s quantities at %(where)s will be removed. You can undo this.',
        count,
        { count: formatCount(count, locale), where },
      )}
      action={t('Clear sheet')}
      searching={t('We don’t know yet what was saved. We keep checking.')}
      {...write}
      onClose={onClose}
    />
  );
}
