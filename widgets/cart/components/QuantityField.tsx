import { useLayoutEffect, useRef } from 'react';
import { readCount } from '../../../shared/grid/readNumber';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { CommitField } from '../../../shared/ui/CommitField';
import { nextLegal, type Line } from '../cart';
import { holdQuantity, setQuantity } from '../state/flows';
import { selectNotes } from '../state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from '../state/slice';

/** The cases of a line. The arrows and the buttons go to the next quantity that the seller's rule allows. */
export function QuantityField({ line }: { line: Line }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = useAppSelector(({ focusKey }) => focusKey === line.key);
  const note = useAppSelector((state) => selectNotes(state).get(line.key));
  /** What someone else had made of the line when typing began. */
  const known = useRef(note?.change);

  useLayoutEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, takesFocus]);

  const commit = (typed: string) => {
    const read = readCount(locale)(typed);
    if (!read.ok) return read.says;
    const wanted = Number(read.value);
    const isAware = known.current?.now === note?.change?.now;
    if (wanted !== line.quantity) dispatch((isAware ? setQuantity : holdQuantity)(line, wanted));
    return null;
  };
  const step = (direction: 1 | -1) => {
    const next = nextLegal(line, direction);
    // The last step down is not how a line goes: that is asked for, or typed.
    if (next > 0) dispatch(setQuantity(line, next));
  };

  const names = { name: line.name, location: line.locationName };
  return (
    <div className="ww-quantity">
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('Fewer cases of %(name)s for %(location)s', names)}
        disabled={nextLegal(line, -1) === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <CommitField
        label={t('Cases of %(name)s for %(location)s', names)}
        value={String(line.quantity)}
        inputRef={input}
        inputMode="numeric"
        isRefused={note?.refusal !== undefined}
        onBegin={() => {
          known.current = note?.change;
        }}
        onCommit={commit}
        onStep={step}
      />
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('More cases of %(name)s for %(location)s', names)}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
