import { editKey } from '../model/drawer';
import { selectStrays } from '../state/leftovers';
import { useAppSelector } from '../state/slice';
import { EditDraft } from './EditDraft';
import { ItemNews } from './ItemNews';
import { RefusalNote } from './RefusalNote';
import { Removed } from './Removed';
import { Troubles } from './Troubles';

/** What is to be said of edits apart from the items: why they wait, what went, and what was refused of it. */
export function Leftovers() {
  const strays = useAppSelector(selectStrays);
  return (
    <>
      <EditDraft />
      <Troubles />
      <ItemNews />
      <Removed />
      {strays.map((refusal) => (
        <div key={editKey(refusal.edit)}>
          <p className="ww-cart-stray">
            <strong>{refusal.edit.placed.item.product_name}</strong>
          </p>
          <RefusalNote refusal={refusal} />
        </div>
      ))}
    </>
  );
}
