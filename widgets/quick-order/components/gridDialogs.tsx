import { t, tn } from '@shared/i18n';
import { ConfirmDialog } from '@shared/ui/ConfirmDialog';
import type { OfferRow } from '../model/rows';
import type { OfferEdit, Place } from '../model/sheet';
import { useAppDispatch } from '../state/slice';
import { setCells } from '../state/thunks';
import { AddDialog } from './AddDialog';
import { DeleteDialog } from './DeleteDialog';

interface Props {
  asked:
    | { about: 'add' | 'delete'; row: OfferRow }
    | { about: 'empty'; cells: readonly OfferEdit[] };
  places: readonly Place[];
  onClose: () => void;
}

/** What the grid asks before it writes more than one cell. */
export function GridDialog({ asked, places, onClose }: Props) {
  const dispatch = useAppDispatch();
  if (asked.about !== 'empty') {
    const RowDialog = asked.about === 'add' ? AddDialog : DeleteDialog;
    return <RowDialog row={asked.row} places={places} onClose={onClose} />;
  }
  const { cells } = asked;
  return (
    <ConfirmDialog
      title={t('Remove quantities')}
      says={tn(
        'The quantity in %(count)s cell will be removed. You can undo this.',
        'The quantities in %(count)s cells will be removed. You can undo this.',
        cells.length,
      )}
      action={t('Remove')}
      onConfirm={() => {
        dispatch(setCells(cells));
        return Promise.resolve(null);
      }}
      onClose={onClose}
    />
  );
}
