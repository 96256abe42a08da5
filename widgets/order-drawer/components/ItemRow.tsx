import { memo } from 'react';
import { factsOf } from '@shared/facts';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { t, tn } from '@shared/i18n';
import { isOf } from '../model/drawer';
import { useAppSelector } from '../state/slice';
import { useMoney } from '../useMoney';
import { usePermissions } from '../usePermissions';
import { ItemFields } from './ItemFields';

/** One item of the order. What the server has not confirmed yet is dimmed. */
export const ItemRow = memo(function ItemRow({ item }: { item: OrderItem }) {
  const money = useMoney();
  const may = usePermissions();
  const isPending = useAppSelector(({ pending }) => pending.some(({ edit }) => isOf(edit, item)));
  const { product_name: name } = item;

  return (
    <li className="ww-item" aria-label={name} aria-busy={isPending || undefined}>
      <div className="ww-item-head">
        <div className="ww-line-what">
          <strong>{name}</strong>
          <span className="ww-muted">{facts(item)}</span>
        </div>
        <strong className={`ww-number ${isPending ? 'ww-dimmed' : ''}`} translate="no">
          {money(item.line_total)}
        </strong>
      </div>
      <div className="ww-row ww-item-edit">
        {may.edit ? (
          <ItemFields item={item} />
        ) : (
          <span className="ww-item-word">{asText(item, money)}</span>
        )}
      </div>
      {item.errors.map((error) => (
        <p key={error} className="alert alert-warning ww-cart-notice">
          <strong>{t('Attention:')}</strong> {error}
        </p>
      ))}
    </li>
  );
});

const facts = (item: OrderItem): string =>
  factsOf(
    [item.brand, item.strain, item.package_size, t('case of %(count)s', { count: item.case_size })],
    item.product_name,
  );

const asText = ({ quantity, price, list_price }: OrderItem, money: (amount: string) => string) =>
  factsOf([
    tn('%(count)s case', '%(count)s cases', quantity),
    t('%(amount)s a case', { amount: money(price) }),
    price !== list_price && t('List price %(amount)s', { amount: money(list_price) }),
  ]);
