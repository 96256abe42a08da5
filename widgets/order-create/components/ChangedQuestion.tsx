import { useLayoutEffect, useRef } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { mayTakeFocus } from '@shared/focus/focused';
import type { Change } from '../model/changes';
import { changed, useAppDispatch } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';
import { Banner } from '@shared/ui/Banner';

interface Props {
  changes: readonly Change[];
  /** Creates the order as it is by now. */
  onCreate: () => void;
}

/** Says what changed since the person looked, and asks whether the order is wanted as it is now. */
export function ChangedQuestion({ changes, onCreate }: Props) {
  const dispatch = useAppDispatch();
  const sayChange = useChangeText();
  const review = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (mayTakeFocus(review.current?.closest('.alert')?.parentElement ?? null))
      review.current?.focus();
  }, []);
  return (
    <Banner
      level="warning"
      role="alert"
      title={t('The order changed since you last looked.')}
      actions={
        <>
          <button
            ref={review}
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => dispatch(changed({ creating: { status: 'idle' } }))}
          >
            {t('Review first')}
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={onCreate}>
            {t('Create it as it is now')}
          </button>
        </>
      }
    >
      <ul className="ww-order-list">
        {changes.map((change) => (
          <li key={change.what}>{sayChange(change)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function useChangeText(): (change: Change) => string {
  const money = useMoney();
  const locale = useLocale();
  const names = {
    total: t('Total'),
    discount: t('Discount'),
    items: t('Items'),
    cases: t('Cases'),
    customer: t('Customer'),
    location: t('Location'),
    stock: t('Stock location'),
  };
  const shown = ({ what }: Change, value: string | number | null): string => {
    if (typeof value === 'number') return formatCount(value, locale);
    return what === 'total' || what === 'discount' ? money(value) : (value ?? '–');
  };
  return (change) =>
    t('%(name)s: %(from)s, now %(to)s', {
      name: names[change.what],
      from: shown(change, change.from),
      to: shown(change, change.to),
    });
}
