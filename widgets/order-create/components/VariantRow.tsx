import { memo } from 'react';
import { t, tn } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { FactLine } from '@shared/ui/FactLine';
import type { OrderVariant } from '../model/order';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { stageVariants } from '../state/staging';
import { useMoney } from '@shared/ui/useMoney';

interface Props {
  variant: OrderVariant;
  /** Other products are being looked for: nothing of these can be added by mistake. */
  isOld: boolean;
}

/** One product that can be added. A row on its way is marked; one in the order says so. */
export const VariantRow = memo(function VariantRow({ variant, isOld }: Props) {
  const money = useMoney();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(({ staging }) => staging.itemsBeingAdded.includes(variant.id));
  const isOrdered = variant.ordered_item_id !== null;
  const facts = [
    variant.brand,
    variant.category,
    variant.strain,
    variant.package_size,
    t('case of %(count)s', { count: variant.case_size }),
    tn('%(count)s case available', '%(count)s cases available', variant.available),
  ];
  return (
    <li className="ww-order-variant" aria-busy={isBusy || undefined}>
      <div className="ww-order-what">
        <strong>{variant.name}</strong>
        <FactLine facts={facts} />
      </div>
      <span className="ww-number" translate="no">
        {money(variant.price)}
      </span>
      {isOrdered ? (
        <span className="badge text-bg-secondary">{t('In the order')}</span>
      ) : (
        <BusyButton
          className="btn-sm btn-outline-primary"
          isBusy={isBusy}
          aria-disabled={isOld || undefined}
          aria-label={t('Add %(name)s', { name: variant.name })}
          onClick={isOld ? undefined : () => void dispatch(stageVariants([variant]))}
        >
          {t('Add')}
        </BusyButton>
      )}
    </li>
  );
});
