import { useEffect, useRef } from 'react';
import { mayTakeFocus } from '../focus/focused';
import { useFocus } from '../focus/useFocus';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import type { Load } from '../store/load';
import { BusyButton } from '../ui/BusyButton';
import { FailureAlert } from '../ui/FailureAlert';
import type { Grown } from './growing';

interface Props<Row> {
  grown: Grown<Row>;
  /** The read of the next pages; null before they are asked for. */
  more: Load<unknown> | null;
  /** Of a card: its `data-focus`. The first of the last page takes the focus once more was asked for and came. */
  keyOf: (row: Row) => string;
  /** Goes on up to a page. */
  onMore: (page: number) => void;
}

/** The end of a list that grows: how much of it is there, and a way to more. */
export function ShowMore<Row>({ grown: { pages, count }, more, keyOf, onMore }: Props<Row>) {
  const locale = useLocale();
  const focus = useFocus();
  const whole = useRef<HTMLDivElement>(null);
  /** The pages that were there when more was asked for. */
  const asked = useRef<number | null>(null);
  const shown = pages.flat().length;
  const [first] = pages.at(-1) ?? [];
  const newest = first && keyOf(first);

  useEffect(() => {
    if (asked.current === null || pages.length <= asked.current) return;
    asked.current = null;
    if (newest !== undefined && mayTakeFocus(whole.current)) focus.moveTo(newest);
  }, [focus, newest, pages.length]);

  const handleMore = () => {
    asked.current = pages.length;
    onMore(pages.length + 1);
  };
  const numbers = { shown: formatCount(shown, locale), count: formatCount(count, locale) };
  const hasFailed = more?.status === 'failed';
  return (
    <div className="ww-more" ref={whole}>
      {hasFailed && (
        <FailureAlert failure={more.failure}>
          {t('The next ones could not be loaded.')}
        </FailureAlert>
      )}
      <p className="ww-muted" role="status">
        {t('%(shown)s of %(count)s shown', numbers)}
      </p>
      {shown < count && (
        <BusyButton
          className="btn-outline-secondary"
          isBusy={more?.status === 'pending'}
          onClick={handleMore}
        >
          {hasFailed ? t('Try again') : t('Show more')}
        </BusyButton>
      )}
    </div>
  );
}
