import { useEffect, useRef, useState } from 'react';
import type { OrderItem } from '../../../shared/contract/ordering';
import { readCount } from '../../../shared/grid/readNumber';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { CommitField } from '../../../shared/ui/CommitField';
import { keyOf, nextLegal } from '../drawer';
import { changeItem } from '../state/flows';
import { focusMoved, useAppDispatch, useAppSelector } from '../state/slice';

/** The cases of an item. A 0 asks whether the item is to go. */
export function QuantityField({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [asksRemoval, setAsksRemoval] = useState(false);
  const takesFocus = useAppSelector(({ focusKey }) => focusKey === keyOf(item));
  const isRefused = useAppSelector(({ refusals }) =>
    refusals.some((each) => keyOf(each.item) === keyOf(item) && each.asked.quantity !== null),
  );
  const { product_name: name, quantity } = item;

  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, takesFocus]);

  const set = (to: number) => {
    setAsksRemoval(false);
    if (to !== quantity) dispatch(changeItem(item, { quantity: to }));
  };
  const commit = (typed: string) => {
    const read = readCount(locale)(typed);
    if (!read.ok) return read.says;
    if (Number(read.value) === 0) setAsksRemoval(true);
    else set(Number(read.value));
    return null;
  };
  const step = (direction: 1 | -1) => {
    const next = nextLegal(item, direction);
    // The last step down is not how an item goes: that is asked for.
    if (next > 0) set(next);
  };

  return (
    <div className="ww-quantity ww-item-quantity">
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('Fewer cases of %(name)s', { name })}
        disabled={nextLegal(item, -1) === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <CommitField
        label={t('Cases of %(name)s', { name })}
        value={String(quantity)}
        inputRef={input}
        inputMode="numeric"
        isRefused={isRefused}
        onCommit={commit}
        onStep={step}
      />
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('More cases of %(name)s', { name })}
        onClick={() => step(1)}
      >
        +
      </button>
      {asksRemoval && (
        <p className="ww-item-error" role="alert">
          {t('0 cases: remove this item?')}{' '}
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            onClick={() => dispatch(changeItem(item, { quantity: 0 }))}
          >
            {t('Remove')}
          </button>{' '}
          <button
            type="button"
            className="btn btn-sm btn-link"
            onClick={() => {
              setAsksRemoval(false);
              input.current?.focus();
            }}
          >
            {t('Keep %(count)s', { count: quantity })}
          </button>
        </p>
      )}
    </div>
  );
}
