import { t } from '@shared/i18n';
import { addingDismissed, addingKey } from '@shared/storefront/adding';
import { AddField } from '@shared/ui/AddField';
import { Badge } from '@shared/ui/Badge';
import type { KeptStates } from '@shared/ui/useKeptState';
import { cartIcon } from '@shared/ui/icons/cart';
import type { StorefrontFacts } from '../model/answers';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { addedToCart } from '../state/writes';
import type { Offered } from './useOffer';

interface Props {
  /** Of the product, with its size where there are several. */
  name: string;
  offered: Offered | null;
  list: Pick<StorefrontFacts, 'canOrder' | 'location'>;
  kept?: KeptStates;
}

/** The way into the cart; nothing for what cannot be had, and for who may not order. */
export function ToCart({ name, offered, kept, list: { canOrder, location } }: Props) {
  const dispatch = useAppDispatch();
  const key = offered ? addingKey(offered) : '';
  const edit = useAppSelector((state) => state.adding.edits[key]);
  if (!canOrder || !location || !offered || offered.whyNot) return null;
  const { mode, id, choice, left, inCart } = offered;
  const to = { mode, id, name, dispensaryLocationIds: [location.id] };
  return (
    <AddField
      key={key}
      rule={choice}
      {...{ name, left, inCart, edit, kept, choiceKey: key }}
      onAdd={(quantity) => dispatch(addedToCart({ ...to, quantity }))}
      onDismiss={() => dispatch(addingDismissed(key))}
    />
  );
}

/** That it cannot be had, or that some is in the cart. */
export function Availability({ offered }: Pick<Props, 'offered'>) {
  const { inCart, whyNot } = offered ?? { inCart: 0, whyNot: t('Sold out') };
  return (
    <>
      {whyNot && <Badge tone="neutral">{whyNot}</Badge>}
      {inCart > 0 && (
        <Badge tone="success" icon={cartIcon}>
          {t('In cart · %(count)s', { count: inCart })}
        </Badge>
      )}
    </>
  );
}
