import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '../format/numbers';
import { readCount } from '../format/readNumber';
import { t, tn } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import { nextLegal, type Quantity } from '../format/quantity';
import { ReadField } from './CommitField';

interface Props {
  ordered: Quantity;
  /** Cases that can be had; null and left out where that is not told. */
  left?: number | null;
  labels: { field: string; fewer: string; more: string };
  isRefused: boolean;
  isNewsSaid?: boolean;
  /** Whether the focus is to come here; `onFocused` is called when it has. */
  takesFocus?: boolean;
  onFocused?: () => void;
  /** Its key for `shared/focus`: the focus comes here when it is moved to this row. */
  focusKey?: string;
  /** Called when something begins to be typed. */
  onBegin?: () => void;
  /** Called with the cases that are typed and not committed, with null when there are none or they cannot be read. */
  onType?: (cases: number | null, unreadable: string | null) => void;
  /** A text that was not taken, with which the field begins. */
  restored?: string | undefined;
  /** Takes what was typed: whole cases, 0 included. */
  onCommit: (quantity: number) => void;
  /** Takes the next quantity that the seller's rule allows, never 0. */
  onStep: (quantity: number) => void;
  children?: ReactNode;
}

/** "9 cases available" */
export const leftText = (left: number, locale: string): string =>
  tn('%(count)s case available', '%(count)s cases available', left, {
    count: formatCount(left, locale),
  });

/** The cases that are ordered of a thing: typed, or the next legal number by the buttons and the arrow keys. */
export function QuantityField({
  ordered,
  left,
  labels,
  takesFocus = false,
  onFocused,
  ...rest
}: Props) {
  const locale = useLocale();
  const least = nextLegal({ ...ordered, quantity: 0 }, 1);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    onFocused?.();
  });

  const stepFrom = (quantity: number, direction: 1 | -1) => {
    const next = nextLegal({ ...ordered, quantity }, direction);
    // The last step down is not how a thing goes: that is asked for, or typed.
    if (next > 0) rest.onStep(next);
  };
  const button = (label: string, sign: string, direction: 1 | -1) => (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-label={label}
      disabled={nextLegal(ordered, direction) === 0}
      title={
        nextLegal(ordered, direction) === 0
          ? tn('Minimum %(count)s case', 'Minimum %(count)s cases', least)
          : undefined
      }
      onClick={() => stepFrom(ordered.quantity, direction)}
    >
      {sign}
    </button>
  );

  return (
    <div className="ww-quantity" data-focus-group>
      {button(labels.fewer, '−', -1)}
      <ReadField
        label={labels.field}
        value={String(ordered.quantity)}
        inputRef={input}
        focusKey={rest.focusKey ?? labels.field}
        inputMode="numeric"
        isRefused={rest.isRefused}
        isNewsSaid={rest.isNewsSaid}
        reader={readCount(locale)}
        restored={rest.restored}
        onBegin={rest.onBegin}
        onType={(count, unreadable) => {
          const cases = count === null ? null : Number(count);
          // The same in another spelling changes nothing.
          rest.onType?.(cases === ordered.quantity ? null : cases, unreadable);
        }}
        onCommit={(count) => rest.onCommit(Number(count))}
        onStep={(direction, count) => stepFrom(Number(count), direction)}
      />
      {button(labels.more, '+', 1)}
      <span className="ww-quantity-limits ww-muted">
        {[
          typeof left === 'number' ? leftText(left, locale) : tn('case', 'cases', ordered.quantity),
          least > ordered.increment &&
            t('at least %(count)s', { count: formatCount(least, locale) }),
          ordered.increment > 1 &&
            t('by %(count)s', { count: formatCount(ordered.increment, locale) }),
        ]
          .filter(Boolean)
          // No dot between them: it would stand alone where a narrow line ends.
          .join(', ')}
      </span>
      {rest.children}
    </div>
  );
}
