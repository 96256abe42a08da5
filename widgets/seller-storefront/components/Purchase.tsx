import { addingDismissed, addingKey } from '@shared/storefront/adding';
import { AddField } from '@shared/ui/AddField';
import type { Named } from '../model/answers';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { addedToCart } from '../state/thunks';
import type { Offered } from './useOffer';

interface Props {
  slug: string;
  /** Of the product, with its size where there are several. */
  name: string;
  offered: Offered;
  location: Named;
}

/** How a product comes into the cart from a list. Fetched after the list, which keeps its room. */
export function Purchase({ slug, name, offered, location }: Props) {
  const dispatch = useAppDispatch();
  const { mode, id, choice, left, inCart } = offered;
  const key = addingKey({ mode, id });
  const edit = useAppSelector((state) => state.adding.edits[key]);
  return (
    <AddField
      key={key}
      name={name}
      rule={choice}
      left={left}
      inCart={inCart}
      edit={edit}
      onAdd={(quantity) =>
        dispatch(
          addedToCart({ slug, mode, id, name, quantity, dispensaryLocationIds: [location.id] }),
        )
      }
      onDismiss={() => dispatch(addingDismissed(key))}
    />
  );
}
