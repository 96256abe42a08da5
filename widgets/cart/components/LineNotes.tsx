import type { Line } from '../model/cart';
import { selectNotes, selectPart } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { CartNotices } from '@shared/ui/CartNotices';
import { EditNotes } from './EditNotes';

/** What is to be said of one line: by the server, of a refused edit, of what someone else did. */
export function LineNotes({ line, canEdit }: { line: Line; canEdit: boolean }) {
  const all = useAppSelector((state) => selectPart(state, 'notices').cart_item_notices);
  const note = useAppSelector((state) => selectNotes(state).get(line.key));
  const notices = all?.filter(
    ({ variantId, packageSizeId, dispensaryLocationId }) =>
      dispensaryLocationId === line.locationId &&
      (line.packageSizeId === undefined
        ? variantId === line.variantId
        : packageSizeId === line.packageSizeId),
  );
  if (!notices?.length && !note) return null;
  return (
    <div className="ww-line-notes">
      <CartNotices notices={notices ?? []} isOfLine />
      {note && <EditNotes note={note} line={line} canEdit={canEdit} />}
    </div>
  );
}
