import { isOfLine } from '@shared/answers/cart';
import { CartNotices } from '@shared/storefront/CartNotices';
import type { Line } from '../model/cart';
import { selectPart } from '../state/selectors';
import { cartNotes, useAppSelector } from '../state/slice';
import { EditNotes } from './EditNotes';

/** What is to be said of one line: by the server, of a refused edit, of what someone else did. */
export function LineNotes({ line }: { line: Line }) {
  const all = useAppSelector((state) => selectPart(state, 'notices').cart_item_notices);
  const note = useAppSelector((state) => cartNotes.select(state).get(line.key));
  const notices = all?.filter((notice) => isOfLine(notice, line));
  if (!notices?.length && !note) return null;
  return (
    <div className="ww-line-notes">
      <CartNotices notices={notices ?? []} isOfLine />
      {note && <EditNotes note={note} />}
    </div>
  );
}
