import { useEffect, useRef } from 'react';
import { mayTakeFocus } from '../focus/focused';
import { useFocus } from '../focus/useFocus';
import { formatCount } from '../format/numbers';
import type { Failure } from '../http/failure';
import { t } from '../i18n';
import { useLocale } from '../mount/WidgetContext';
import { BusyButton } from '../ui/BusyButton';
import { FailureAlert } from '../ui/FailureAlert';

interface Props {
  /** Cards that are there, and that there are. */
  shown: number;
  count: number;
  /** Pages that are there. */
  pages: number;
  /** The first card of the last page, by its `data-focus`: it takes the focus once more was asked for and came. */
  newest: string | undefined;
  isBusy: boolean;
  /** Why no more could be read. */
  failure: Failure | null;
  onMore: () => void;
}

/** The end of a list that grows: how much of it is there, and a way to more. */
export function ShowMore({ shown, count, pages, newest, isBusy, failure, onMore }: Props) {
  const locale = useLocale();
  const focus = useFocus();
  const whole = useRef<HTMLDivElement>(null);
  /** The pages that were there when more was asked for. */
  const asked = useRef<number | null>(null);

  useEffect(() => {
    if (asked.current === null || pages <= asked.current) return;
    asked.current = null;
    if (newest !== undefined && mayTakeFocus(whole.current)) focus.moveTo(newest);
  }, [focus, newest, pages]);

  const handleMore = () => {
    asked.current = pages;
    onMore();
  };
  const numbers = { shown: formatCount(shown, locale), count: formatCount(count, locale) };
  return (
    <div className="ww-more" ref={whole}>
      {failure && (
        <FailureAlert failure={failure}>{t('The next ones could not be loaded.')}</FailureAlert>
      )}
      <p className="ww-muted" role="status">
        {t('%(shown)s of %(count)s shown', numbers)}
      </p>
      {shown < count && (
        <BusyButton className="btn-outline-secondary" isBusy={isBusy} onClick={handleMore}>
          {failure ? t('Try again') : t('Show more')}
        </BusyButton>
      )}
    </div>
  );
}
