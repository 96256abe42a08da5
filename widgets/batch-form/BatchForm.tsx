import { useState } from 'react';
import type { Batch } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import { valueOf } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Badge } from '@shared/ui/Badge';
import { PartFailed } from '@shared/ui/LazyPart';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { BatchFormConfig } from './config';
import { shown } from './model/values';
import { readBatch, selectBatch } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadEditor = async () => (await import('./components/Editor')).Editor;

/** A batch with all that belongs to it: for looking at, changing, creating and copying. */
export function BatchForm({ config }: { config: BatchFormConfig }) {
  const batch = useAppSelector(selectBatch);
  const isReadOnly = useAppSelector((state) => valueOf(state.batch)?.can_edit === false);
  const [wantsCopy, setWantsCopy] = useState(config.copy ?? false);
  const isCopy = wantsCopy && canBeCopied(batch) && !isReadOnly && config.urls.create !== undefined;

  return (
    <Screen
      title={titleOf(batch, isCopy)}
      badges={
        <>
          {isReadOnly && <ReadOnlyBadge />}
          {isCopy && <Badge tone="info">{t('Copy, not saved')}</Badge>}
        </>
      }
    >
      <Card>
        <Body config={config} isCopy={isCopy} onCopy={setWantsCopy} />
      </Card>
    </Screen>
  );
}

const canBeCopied = (batch: Batch | null) => batch !== null && batch.id !== null;

/** While the batch is on its way its title is what is known of it, and no guess. */
function titleOf(batch: Batch | null, isCopy: boolean): string {
  if (!batch) return t('Batch');
  if (batch.id === null) return t('New batch');
  const ref = shown('text', batch.batchRef);
  if (ref === '' || ref === null) return isCopy ? t('Copy of a batch') : t('Batch');
  return isCopy ? t('Copy of batch %(ref)s', { ref }) : t('Batch %(ref)s', { ref });
}

interface BodyProps {
  config: BatchFormConfig;
  isCopy: boolean;
  onCopy: (isCopy: boolean) => void;
}

function Body({ config, isCopy, onCopy }: BodyProps) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.batch);
  // Its code comes while the batch is read: what edits and saves is no part of the first load.
  const [editor, fetchEditor] = useLazyAtOnce(loadEditor);

  const answer = valueOf(load);
  if (load.status === 'failed' && !answer) {
    return (
      <FailureAlert failure={load.failure} onRetry={() => void dispatch(readBatch())}>
        {t('The batch could not be loaded.')}
      </FailureAlert>
    );
  }
  if (editor.status === 'failed') return <PartFailed onRetry={fetchEditor} />;
  if (!answer || editor.status !== 'ready') {
    return <Skeleton label={t('Loading the batch…')} rows={12} />;
  }
  return (
    <editor.value
      key={String(isCopy)}
      config={config}
      answer={answer}
      isCopy={isCopy}
      onCopy={onCopy}
    />
  );
}
