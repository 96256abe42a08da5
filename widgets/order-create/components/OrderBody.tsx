import { useRef } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import { DialogButton } from '@shared/ui/DialogButton';
import { LazyPart } from '@shared/ui/LazyPart';
import type { later } from '../later';
import { selectCanEdit, selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { CreateButton } from './CreateButton';
import { EditDraft } from './EditDraft';
import { GridAddress } from './GridAddress';
import { ItemsSection } from './ItemsSection';
import { News } from './News';
import { Refusals } from './Refusals';
import { Removed } from './Removed';
import { Summary } from './Summary';

/*
 * All of an order comes in one piece, beside what the server says of it; `later` comes when it is asked for, or has
 * something to say that stands elsewhere too, or few ever see. What asks before something goes, or says what was not saved, is there from
 * the start.
 */
interface Props {
  later: typeof later;
}

/** An order: what can be added, its items, and what it comes to. */
export function OrderBody({ later }: Props) {
  const canEdit = useAppSelector(selectCanEdit);
  const handle = useRef<GridHandle>(null);
  const orderId = useAppSelector((state) => state.orderId);
  const isLate = useAppSelector(({ late, moved }) => late !== null || moved !== null);
  const isRefused = useAppSelector((state) => state.refusals.length > 0);
  return (
    <div className="ww-order">
      <div className="ww-stack">
        <GridAddress />
        <News />
        {isLate && <LazyPart load={later.late} props={{}} />}
        {canEdit && orderId !== null && <EditDraft key={String(orderId)} orderId={orderId} />}
        <Removed />
        <ItemsSection handle={handle} loadNews={later.news} canEdit={canEdit} />
        {isRefused && <Refusals />}
      </div>
      <Summary>
        {canEdit && (
          <div className="ww-row">
            <Discount load={later.discount} />
            <CreateButton handle={handle} loadQuestion={later.changed} />
          </div>
        )}
      </Summary>
    </div>
  );
}

function Discount({ load }: { load: typeof later.discount }) {
  const order = useAppSelector(selectOrder);
  return (
    order && (
      <DialogButton
        className="btn-outline-secondary"
        load={load}
        dialog={({ DiscountDialog }, close) => <DiscountDialog order={order} onClose={close} />}
      >
        {order.discount ? t('Change discount') : t('Add discount')}
      </DialogButton>
    )
  );
}
