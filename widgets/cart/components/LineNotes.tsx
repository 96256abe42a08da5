import { t } from '../../../shared/i18n';
import type { Change, Line } from '../cart';
import { setQuantity } from '../state/flows';
import { selectCart } from '../state/selectors';
import { changeDismissed, useAppDispatch, useAppSelector } from '../state/slice';
import { Notices } from './Notices';
import { RefusalNote } from './RefusalNote';

/** What is to be said of one line: by the server, of a refused edit, of a colleague's change. */
export function LineNotes({ line, canEdit }: { line: Line; canEdit: boolean }) {
  const all = useAppSelector((state) => selectCart(state)?.cart_item_notices);
  const refusal = useAppSelector(({ refusals }) =>
    refusals.find((each) => each.line.key === line.key),
  );
  const change = useAppSelector(({ changes }) =>
    changes.find((each) => each.line.key === line.key),
  );
  const notices = all?.filter(
    ({ variantId, packageSizeId, dispensaryLocationId }) =>
      dispensaryLocationId === line.locationId &&
      (line.packageSizeId === undefined
        ? variantId === line.variantId
        : packageSizeId === line.packageSizeId),
  );
  if (!notices?.length && !refusal && !change) return null;
  return (
    <div className="ww-line-notes">
      <Notices notices={notices ?? []} />
      {refusal && <RefusalNote refusal={refusal} />}
      {change && <ChangeNote change={change} line={line} canEdit={canEdit} />}
    </div>
  );
}

interface ChangeProps {
  change: Change;
  line: Line;
  canEdit: boolean;
}

/** Mine is kept until it is decided: what a colleague did is told, and can be taken or taken back. */
export function ChangeNote({ change: { was, now }, line, canEdit }: ChangeProps) {
  const dispatch = useAppDispatch();
  const says =
    now === 0
      ? t('Changed elsewhere: removed, it had %(was)s cases.', { was })
      : t('Changed elsewhere: from %(was)s to %(now)s cases.', { was, now });
  const other = line.quantity === now ? was : now;
  return (
    <p className="alert alert-info ww-cart-notice" role="status">
      {says}{' '}
      {canEdit && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => dispatch(setQuantity(line, other))}
        >
          {other === 0 ? t('Remove') : t('Set to %(count)s', { count: other })}
        </button>
      )}{' '}
      <button
        type="button"
        className="btn btn-sm btn-link"
        onClick={() => dispatch(changeDismissed(line.key))}
      >
        {t('OK')}
      </button>
    </p>
  );
}
