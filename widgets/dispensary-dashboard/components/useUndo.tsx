import { useState } from 'react';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import type { NotSaved, RecordDraft } from '@shared/forms/recordEdits';
import { saveRecord } from '@shared/forms/saveRecord';
import type { Layout } from '../model/layout';
import { layoutRecord } from '../state/layoutRecord';
import { useAppDispatch } from '../state/slice';

type Undo =
  | { status: 'idle' | 'sending' | 'searching' | 'done' }
  | { status: 'failed'; draft: RecordDraft<Layout>; why: NotSaved<Layout> };

/** Sends what was there before a change, and says how that went. */
export function useUndo() {
  const dispatch = useAppDispatch();
  const [undo, setUndo] = useState<Undo>({ status: 'idle' });
  const forget = () => setUndo({ status: 'idle' });
  const run = async (draft: RecordDraft<Layout>) => {
    setUndo({ status: 'sending' });
    const onSearch = () => setUndo({ status: 'searching' });
    const end = await dispatch(saveRecord(layoutRecord, draft, { onSearch }));
    setUndo(end.status === 'saved' ? { status: 'done' } : { status: 'failed', draft, why: end });
  };
  return {
    run,
    forget,
    isSearching: undo.status === 'searching',
    news:
      undo.status === 'done' ? (
        <Toast says={t('The layout is as it was before.')} onDismiss={forget} />
      ) : undo.status === 'failed' ? (
        <NotUndone why={undo.why} onRetry={() => void run(undo.draft)} onDismiss={forget} />
      ) : null,
  };
}

interface Props {
  why: NotSaved<Layout>;
  onRetry: () => void;
  onDismiss: () => void;
}

function NotUndone({ why, onRetry, onDismiss }: Props) {
  if (why.status === 'conflict') {
    return (
      <Banner level="warning" role="alert" onDismiss={onDismiss}>
        {t('Nothing was undone: somebody else arranged the modules since.')}
      </Banner>
    );
  }
  return (
    <FailureAlert failure={why.failure} retryLabel={t('Try again')} onRetry={onRetry}>
      {why.status === 'unknown'
        ? t('We don’t know whether the layout was brought back.')
        : t('The layout was not brought back.')}
    </FailureAlert>
  );
}
