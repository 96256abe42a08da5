import { useEffect, useState } from 'react';
import type { LegalText } from '@shared/contract/checkout';
import { t } from '@shared/i18n';
import { pending, type Load } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { Dialog } from '@shared/ui/Dialog';
import { readLegalText } from '../state/legal';
import { useAppDispatch } from '../state/slice';

interface Props {
  title: string;
  url: string;
  onClose: () => void;
}

/** A text of the shop, read from its address when it is opened. */
export function LegalDialog({ title, url, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [load, setLoad] = useState<Load<LegalText>>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOpen = true;
    void dispatch(readLegalText(url)).then((result) => {
      if (!isOpen) return;
      setLoad(
        result.ok
          ? { status: 'ready', value: result.value }
          : { status: 'failed', failure: result.failure },
      );
    });
    return () => {
      isOpen = false;
    };
  }, [attempt, dispatch, url]);

  return (
    <Dialog
      title={(load.status === 'ready' && load.value.title) || title}
      size="preview"
      onClose={onClose}
    >
      {load.status === 'pending' && <Skeleton label={t('Loading the text…')} rows={5} />}
      {load.status === 'failed' && (
        <FailureAlert
          failure={load.failure}
          onRetry={() => {
            setLoad(pending(load));
            setAttempt(attempt + 1);
          }}
        />
      )}
      {load.status === 'ready' &&
        load.value.text.split(/\n\s*\n/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
    </Dialog>
  );
}
