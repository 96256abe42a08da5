import { keyOf } from '../drawer';
import { selectStrays } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { RefusalNote } from './RefusalNote';
import { Removed } from './Removed';

/** What is to be said of items that are not on the page: those that went, and edits of them that were refused. */
export function Leftovers() {
  const strays = useAppSelector(selectStrays);
  return (
    <>
      <Removed />
      {strays.map((refusal) => (
        <div key={keyOf(refusal.item)}>
          <p className="ww-cart-stray">
            <strong>{refusal.item.product_name}</strong>
          </p>
          <RefusalNote refusal={refusal} />
        </div>
      ))}
    </>
  );
}
