import { useRef } from 'react';
import { t } from '@shared/page/i18n';
import { QuantityField as Field } from '@shared/ui/QuantityField';
import type { Line } from '../model/cart';
import { holdQuantity, setQuantity } from '../state/thunks';
import {
  cartNotes,
  focusMoved,
  quantityTyped,
  useAppDispatch,
  useAppSelector,
} from '../state/slice';

/** The cases of a line. */
export function QuantityField({ line }: { line: Line }) {
  const dispatch = useAppDispatch();
  const takesFocus = useAppSelector(({ focusKey }) => focusKey === line.key);
  const note = useAppSelector((state) => cartNotes.select(state).get(line.key));
  const restored = useAppSelector((state) => state.restored);
  const text = useAppSelector(({ typed }) => typed[line.key]?.text);
  /** What someone else had made of the line when typing began. */
  const known = useRef(note?.change);

  const commit = (wanted: number) => {
    const isAware = known.current?.now === note?.change?.now;
    if (wanted !== line.quantity) dispatch((isAware ? setQuantity : holdQuantity)(line, wanted));
  };
  const names = { name: line.name, location: line.locationName };
  return (
    <Field
      // Begins anew with what an earlier visit left.
      key={restored}
      restored={text}
      ordered={line}
      left={line.available}
      labels={{
        field: t('Cases of %(name)s for %(location)s', names),
        fewer: t('Fewer cases of %(name)s for %(location)s', names),
        more: t('More cases of %(name)s for %(location)s', names),
      }}
      isRefused={note?.refusal !== undefined}
      // The notes of the line stand beside it.
      isNewsSaid={note !== undefined}
      focusKey={line.key}
      takesFocus={takesFocus}
      onFocused={() => dispatch(focusMoved(null))}
      onBegin={() => {
        known.current = note?.change;
      }}
      onType={(cases, unreadable) => dispatch(quantityTyped(line, cases, unreadable))}
      onCommit={commit}
      onStep={(quantity) => dispatch(setQuantity(line, quantity))}
    />
  );
}
