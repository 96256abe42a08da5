import { useState, type KeyboardEvent } from 'react';
import { readCount } from '../format/readNumber';
import { t } from '../page/i18n';
import { useDomId, useLocale } from '../mount/WidgetContext';
import { Icon } from '../ui/Icon';
import { arrowDownIcon } from '../ui/icons/arrowDown';
import { arrowUpIcon } from '../ui/icons/arrowUp';
import { gripIcon } from '../ui/icons/grip';

/** Which of the ways to move a row was used: the focus stays there. As `data-part`, and behind the `focusKey`. */
export type MovePart = 'handle' | 'number' | 'up' | 'down';

interface Props {
  /** Its position in the order, counted from 1. */
  number: number;
  /** "rule 3", for the names of the ways. */
  name: string;
  /** Of the row, for the focus keeper: its ways are "<focusKey>:up" and so on. */
  focusKey?: string;
  /** Moves it by so many rows, up with a negative number; at most to an end of the list. */
  onStep: (step: number, part: MovePart) => void;
  onNumber: (number: number, part: MovePart) => void;
  /** The number stays, and the focus goes back to it. */
  onCancel: () => void;
}

/** More rows than any list has: moves to the first or last position. */
const farthest = 1e9;

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -farthest,
  End: farthest,
};

/** A row's number with all ways to move it: dragging or the keys on the handle, buttons, and by number. */
export function RowMoves({ number, name, focusKey, onStep, onNumber, onCancel }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  const as = (part: MovePart) => ({
    'data-part': part,
    'data-focus': focusKey && `${focusKey}:${part}`,
  });
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step, 'handle');
  };
  return (
    <span className="ww-row-moves">
      <button
        type="button"
        className="ww-row-handle"
        data-handle=""
        {...as('handle')}
        aria-label={t('Move %(name)s: drag, or press the arrow keys', { name })}
        onKeyDown={handleKey}
      >
        <Icon of={gripIcon} />
      </button>
      {isTyping ? (
        <Position
          number={number}
          name={name}
          onLeave={() => setIsTyping(false)}
          onEnd={(wanted) => {
            setIsTyping(false);
            if (wanted === null) onCancel();
            else onNumber(wanted, 'number');
          }}
        />
      ) : (
        <button
          type="button"
          className="btn btn-sm btn-link ww-number"
          {...as('number')}
          aria-label={t('Position %(number)s: move to another position', { number })}
          title={t('Move to position…')}
          onClick={() => setIsTyping(true)}
        >
          {number}
        </button>
      )}
      <Step
        {...as('up')}
        label={t('Move %(name)s up', { name })}
        icon={arrowUpIcon}
        onClick={() => onStep(-1, 'up')}
      />
      <Step
        {...as('down')}
        label={t('Move %(name)s down', { name })}
        icon={arrowDownIcon}
        onClick={() => onStep(1, 'down')}
      />
    </span>
  );
}

interface StepProps {
  'data-part': MovePart;
  'data-focus': string | undefined;
  label: string;
  icon: string;
  onClick: () => void;
}

const Step = ({ label, icon, onClick, ...marks }: StepProps) => (
  <button
    type="button"
    className="btn btn-sm btn-link ww-row-step"
    {...marks}
    aria-label={label}
    onClick={onClick}
  >
    <Icon of={icon} />
  </button>
);

interface PositionProps {
  number: number;
  name: string;
  /** Null when the row stays where it is. */
  onEnd: (wanted: number | null) => void;
  /** The focus is elsewhere by now, and stays there. */
  onLeave: () => void;
}

/** Enter moves the row, Escape and leaving the field do not. */
function Position({ number, name, onEnd, onLeave }: PositionProps) {
  const locale = useLocale();
  const errorId = useDomId();
  const [typed, setTyped] = useState(String(number));
  const [wrong, setWrong] = useState<string | null>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Or Escape would close the dialog around it, and Enter send its form.
    event.preventDefault();
    if (event.key === 'Escape') {
      onEnd(null);
      return;
    }
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
        aria-label={t('New position of %(name)s', { name })}
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
