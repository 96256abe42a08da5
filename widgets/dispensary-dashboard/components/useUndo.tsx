import { useState } from 'react';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import type { LayoutDraft, NotSaved } from '../model/layout';
import { saveLayout } from '../state/layoutThunks';
import { useAppDispatch } from '../state/slice';

type Undo =
  | { status: 'idle' | 'sending' | 'searching' | 'done' }
  | { status: 'failed'; draft: LayoutDraft; why: NotSaved };

/** Sends what was there before a change, and says how that went. */
export function useUndo() {
  const dispatch = useAppDispatch();
  const [undo, setUndo] = useState<Undo>({ status: 'idle' });
  const forget = () => setUndo({ status: 'idle' });
  const run = async (draft: LayoutDraft) => {
    setUndo({ status: 'sending' });
    const end = await dispatch(saveLayout(draft, () => setUndo({ status: 'searching' })));
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
  why: NotSaved;
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
