import { useEffect, useState } from 'react';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/i18n';
import { failureText } from '@shared/ui/failureText';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { useAppSelector } from '../state/slice';

/** The specification's short warning; the lasting error, which is also read aloud, stands below. */
const warningMilliseconds = 1000;

export function FetchWarning() {
  const fetchFailure = useAppSelector((state) => state.fetchFailure);
  const [dismissed, setDismissed] = useState<Failure>();
  const focusTitle = useFocusTitle();

  useEffect(() => {
    if (!fetchFailure) return;
    const timer = setTimeout(() => setDismissed(fetchFailure), warningMilliseconds);
    return () => clearTimeout(timer);
  }, [fetchFailure]);

  if (!fetchFailure || dismissed === fetchFailure) return null;
  return (
    <div className="alert alert-warning alert-dismissible ww-flash">
      {failureText(fetchFailure)}
      <button
        type="button"
        className="btn-close"
        aria-label={t('Dismiss')}
        onClick={() => {
          focusTitle();
          setDismissed(fetchFailure);
        }}
      />
    </div>
  );
}
