import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import { nextLegal, type Line } from '../cart';
import { holdQuantity, setQuantity } from '../state/flows';
import { selectNotes } from '../state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from '../state/slice';

const wholeCases = /^\d{1,6}$/;

/**
 * The cases of a line. Enter and leaving the field commit what was typed, Escape and an empty field restore;
 * what is no quantity stays where it was typed, and nothing is sent of it; the arrows and the buttons go to the next quantity that the seller's rule allows.
 */
export function QuantityField({ line }: { line: Line }) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const problemId = useDomId();
  const takesFocus = useAppSelector(({ focusKey }) => focusKey === line.key);
  const note = useAppSelector((state) => selectNotes(state).get(line.key));
  const isRefused = note?.refusal !== undefined;
  /** What someone else had made of the line when typing began. */
  const known = useRef(note?.change);

  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, takesFocus]);

  const type = (text: string | null) => {
    setTyped(text);
    setIsWrong(false);
  };
  const commit = () => {
    const wanted = typed?.trim();
    if (wanted && !wholeCases.test(wanted)) {
      setIsWrong(true);
      return;
    }
    type(null);
    if (!wanted || Number(wanted) === line.quantity) return;
    const isAware = known.current?.now === note?.change?.now;
    dispatch((isAware ? setQuantity : holdQuantity)(line, Number(wanted)));
  };
  const step = (direction: 1 | -1) => {
    type(null);
    const next = nextLegal(line, direction);
    // The last step down is not how a line goes: that is asked for, or typed.
    if (next > 0) dispatch(setQuantity(line, next));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') type(null);
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else return;
    event.preventDefault();
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
      <input
        ref={input}
        className={`form-control ww-number ${isRefused || isWrong ? 'is-invalid' : ''}`}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('Cases of %(name)s for %(location)s', names)}
        aria-invalid={isRefused || isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        value={typed ?? String(line.quantity)}
        onChange={(event) => {
          if (typed === null) known.current = note?.change;
          type(event.target.value);
        }}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('More cases of %(name)s for %(location)s', names)}
        onClick={() => step(1)}
      >
        +
      </button>
      {isWrong && (
        <p className="invalid-feedback" id={problemId} role="alert">
          {t('Enter whole cases, such as 12.')}
        </p>
      )}
    </div>
  );
}
