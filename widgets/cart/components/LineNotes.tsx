import type { Line } from '../cart';
import { selectNotes, selectPart } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { ChangeNote, ConflictNote } from './ChangeNotes';
import { CartNotices } from '../../../shared/ui/CartNotices';
import { RefusalNote } from './RefusalNote';

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
  const { refusal, change, conflict } = note ?? {};
  return (
    <div className="ww-line-notes">
      <CartNotices notices={notices ?? []} />
      {refusal && <RefusalNote refusal={refusal} />}
      {conflict && <ConflictNote conflict={conflict} />}
      {change && !conflict && <ChangeNote change={change} line={line} canEdit={canEdit} />}
    </div>
  );
}
