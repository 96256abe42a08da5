import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers';
import { t, tn } from '../i18n';
import { useLocale } from '../mount/WidgetContext';

interface Props {
  count: number;
  onClear: () => void;
  /** What can be done with what is selected. */
  children: ReactNode;
}

/** In place of the head of a table while rows are selected: how many, what can be done with them, and a way out. */
export function SelectionBar({ count, onClear, children }: Props) {
  const locale = useLocale();
  return (
    <div className="ww-selection-bar" role="group" aria-label={t('Selected rows')}>
      <span role="status">
        {tn('%(count)s selected', '%(count)s selected', count, {
          count: formatCount(count, locale),
        })}
      </span>
      {children}
      <button type="button" className="btn btn-plain" onClick={onClear}>
        {t('Clear selection')}
      </button>
    </div>
  );
}
