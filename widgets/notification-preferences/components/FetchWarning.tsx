import { useEffect, useState } from 'react';
import type { Failure } from '@shared/http/failure';
import { Banner } from '@shared/ui/Banner';
import { failureText } from '@shared/ui/failureText';
import { useAppSelector } from '../state/slice';

/** The specification's short warning; the lasting error, which is also read aloud, stands below. */
const warningMilliseconds = 1000;

export function FetchWarning() {
  const fetchFailure = useAppSelector((state) => state.fetchFailure);
  const [dismissed, setDismissed] = useState<Failure>();

  useEffect(() => {
    if (!fetchFailure) return;
    const timer = setTimeout(() => setDismissed(fetchFailure), warningMilliseconds);
    return () => clearTimeout(timer);
  }, [fetchFailure]);

  if (!fetchFailure || dismissed === fetchFailure) return null;
  return (
    <div className="ww-flash">
      <Banner level="warning" onDismiss={() => setDismissed(fetchFailure)}>
        {failureText(fetchFailure)}
      </Banner>
    </div>
  );
}
