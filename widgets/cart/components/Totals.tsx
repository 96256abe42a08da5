import type { ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { heldText } from '@shared/sync/heldText';
import { Purchase } from '@shared/storefront/Purchase';
import { SummaryList } from '@shared/ui/SummaryList';
import { useMoney } from '@shared/ui/useMoney';
import { ownUrl } from '@shared/urls/guard';
import { selectIsSummed, selectPart, selectPartFailure, selectWaitsFor } from '../state/selectors';
import { selectCart, useAppSelector } from '../state/slice';
import { PartNotRead } from './PartNotRead';

interface Props {
  checkoutUrl: string | undefined;
  /** What is ordered. */
  children: ReactNode;
}

/** What the cart comes to, as the server adds it up, and the way to checkout, which is held while an edit is on its way. */
export function Totals({ checkoutUrl, children }: Props) {
  const money = useMoney();
  const isStale = !useAppSelector(selectIsSummed);
  const summary = useAppSelector((state) => selectPart(state, 'summary').summary);
  const isUnread = useAppSelector((state) => selectPartFailure(state, 'summary') !== null);
  const waitsFor = useAppSelector(selectWaitsFor);
  const isBelow = useAppSelector((state) =>
    selectCart(state)?.groups.some(({ missing }) => typeof missing === 'string'),
  );
  const text = (amount: string | null | undefined) => (amount === undefined ? '…' : money(amount));
  const href = ownUrl(checkoutUrl);
  const isOpen = !isStale && summary?.can_checkout && summary.total;
  // Where nothing is on its way for the lines, it is for the totals themselves.
  const held = !isStale || isUnread ? waitsFor : (waitsFor ?? 'answer');
  const closed = isBelow
    ? t('Reach each minimum to check out.')
    : t('The shop does not take this cart yet.');
  const bar = (
    <>
      <p className="ww-muted" role="status">
        {heldText(held) || (!isStale && !isOpen && closed)}
      </p>
      <SummaryList
        rows={[]}
        total={{ label: t('Total'), amount: text(summary?.total) }}
        isStale={isStale}
      />
      {href && isOpen && (
        <a className="btn btn-primary" href={href}>
          {t('Go to checkout')}
        </a>
      )}
      {href && !isOpen && (
        <span className="btn btn-primary disabled" role="link" aria-disabled="true">
          {t('Go to checkout')}
        </span>
      )}
    </>
  );
  const sums = (
    <>
      <SummaryList
        rows={[
          { label: t('Subtotal'), amount: text(summary?.subtotal) },
          { label: t('Estimated tax'), amount: text(summary?.estimated_tax) },
        ]}
        isStale={isStale}
      />
      <PartNotRead part="summary" />
    </>
  );
  return (
    <Purchase summary={sums} bar={bar}>
      {children}
    </Purchase>
  );
}
