import { useState, type KeyboardEvent } from 'react';
import { readCount } from '@shared/format/readNumber';
import { t } from '@shared/i18n';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import type { Rule } from '../model/rules';
import { moveBy, moveToNumber } from '../state/editThunks';
import { focusMoved, useAppDispatch } from '../state/slice';
import { Glyph } from './Glyph';
import { useSheet } from './SheetContext';

interface Props {
  rule: Rule;
  number: number | null;
  canMove: boolean;
}

/** Further than any list is long: the first or last place. */
const farthest = 1e9;

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -farthest,
  End: farthest,
};

/** The rule's number with all ways to move it: dragging or the keys on the handle, buttons, and by number. */
export function MoveControls({ rule, number, canMove }: Props) {
  const dispatch = useAppDispatch();
  const { family } = useSheet();
  const [isTyping, setIsTyping] = useState(false);
  const { key } = rule;
  if (number === null) return <span className="ww-rule-moves" />;
  if (!canMove) return <span className="ww-rule-moves ww-number ww-muted">{number}</span>;

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    dispatch(moveBy(family, key, step, 'handle'));
  };
  return (
    <span className="ww-rule-moves">
      <button
        type="button"
        className="ww-rule-handle"
        data-handle=""
        data-part="handle"
        aria-label={t('Move rule %(number)s: drag, or press the arrow keys', { number })}
        onKeyDown={handleKey}
      >
        <Glyph shape="grip" />
      </button>
      {isTyping ? (
        <NumberField
          number={number}
          onLeave={() => setIsTyping(false)}
          onEnd={(wanted) => {
            setIsTyping(false);
            if (wanted === null) dispatch(focusMoved({ key, part: 'number' }));
            else dispatch(moveToNumber(family, key, wanted, 'number'));
          }}
        />
      ) : (
        <button
          type="button"
          className="btn btn-sm btn-link ww-number"
          data-part="number"
          aria-label={t('Position %(number)s: move to another position', { number })}
          title={t('Move to position…')}
          onClick={() => setIsTyping(true)}
        >
          {number}
        </button>
      )}
      <MoveButton
        part="up"
        label={t('Move rule %(number)s up', { number })}
        onClick={() => dispatch(moveBy(family, key, -1, 'up'))}
      />
      <MoveButton
        part="down"
        label={t('Move rule %(number)s down', { number })}
        onClick={() => dispatch(moveBy(family, key, 1, 'down'))}
      />
    </span>
  );
}

interface MoveButtonProps {
  part: 'up' | 'down';
  label: string;
  onClick: () => void;
}

const MoveButton = ({ part, label, onClick }: MoveButtonProps) => (
  <button
    type="button"
    className="btn btn-sm btn-link ww-rule-step"
    data-part={part}
    aria-label={label}
    onClick={onClick}
  >
    <Glyph shape={part} />
  </button>
);

interface NumberFieldProps {
  number: number;
  /** Null when the rule stays where it is. */
  onEnd: (wanted: number | null) => void;
  /** The focus is elsewhere by now, and stays there. */
  onLeave: () => void;
}

/** Enter moves the rule, Escape and leaving the field do not. */
function NumberField({ number, onEnd, onLeave }: NumberFieldProps) {
  const locale = useLocale();
  const errorId = useDomId();
  const [typed, setTyped] = useState(String(number));
  const [wrong, setWrong] = useState<string | null>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const reading = readCount(locale)(typed);
    if (reading.ok) onEnd(Number(reading.value));
    else setWrong(reading.says);
  };
  return (
    <>
      <input
        ref={(input) => input?.focus()}
        className={`form-control form-control-sm ww-number ${wrong === null ? '' : 'is-invalid'}`}
        inputMode="numeric"
        aria-label={t('New position of rule %(number)s', { number })}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? undefined : errorId}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(null);
        }}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
        onBlur={onLeave}
      />
      {wrong !== null && (
        <span className="invalid-feedback" id={errorId} role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}
