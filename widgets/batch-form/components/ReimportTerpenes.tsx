import { useState } from 'react';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { importTerpenes } from '../state/backgroundThunks';
import { useAppDispatch } from '../state/slice';

type Outcome = 'asked' | Failure | null;

/** Has the server read the terpenes anew. What was typed here stands over what then comes. */
export function ReimportTerpenes() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);

  const reimport = async () => {
    setIsBusy(true);
    setOutcome(null);
    const failure = await dispatch(importTerpenes());
    setIsBusy(false);
    setOutcome(failure ?? 'asked');
  };

  return (
    <>
      <BusyButton
        className="btn-sm btn-outline-secondary"
        isBusy={isBusy}
        onClick={() => void reimport()}
      >
        {t('Reimport terpenes')}
      </BusyButton>
      {outcome === 'asked' && (
        <Toast
          says={t('Terpenes reimporting, updated results will be available soon.')}
          onDismiss={() => setOutcome(null)}
        />
      )}
      {outcome && outcome !== 'asked' && (
        <FailureAlert failure={outcome}>{t('An error occurred.')}</FailureAlert>
      )}
    </>
  );
}
