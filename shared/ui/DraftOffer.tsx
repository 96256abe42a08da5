import type { ReactNode } from 'react';
import { formatMoment } from '../format/dates';
import { t } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import { Banner } from './Banner';
import { useFocusTitle } from './useFocusTitle';

interface Props {
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
  /** Asks whether to restore what was kept at that time. */
  ask?: (time: string) => string;
  onRestore: () => void;
  onDiscard: () => void;
  /** What is not restored. */
  children?: ReactNode;
}

const askPlainly = (time: string) => t('Restore your unsaved changes from %(time)s?', { time });

/** Unsaved work from before, offered and not forced. */
export function DraftOffer({ savedAt, ask = askPlainly, onRestore, onDiscard, children }: Props) {
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  const thenFocus = (act: () => void) => () => {
    focusTitle();
    act();
  };
  const actions = (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={thenFocus(onRestore)}>
        {t('Restore')}
      </button>
      <button type="button" className="btn btn-plain" onClick={thenFocus(onDiscard)}>
        {t('Discard')}
      </button>
    </>
  );
  return (
    <Banner level="info" role="status" actions={actions}>
      {ask(formatMoment(new Date(savedAt), locale))} {children}
    </Banner>
  );
}
