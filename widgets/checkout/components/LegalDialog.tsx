import { t } from '@shared/page/i18n';
import { useAnswer } from '@shared/store/useAnswer';
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
  const { load, retry } = useAnswer(url, () => dispatch(readLegalText(url)));

  return (
    <Dialog
      title={(load.status === 'ready' && load.value.title) || title}
      size="preview"
      onClose={onClose}
    >
      {load.status === 'pending' && <Skeleton label={t('Loading the text…')} rows={5} />}
      {load.status === 'failed' && <FailureAlert failure={load.failure} onRetry={retry} />}
      {load.status === 'ready' &&
        load.value.text.split(/\n\s*\n/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
    </Dialog>
  );
}
