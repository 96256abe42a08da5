import { useState } from 'react';
import type { Batch } from '../../shared/contract/batches';
import { t } from '../../shared/i18n';
import { useDomId } from '../../shared/mount/WidgetContext';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Editor } from './components/Editor';
import { useSections } from './components/useSections';
import type { BatchFormConfig } from './config';
import { openBatch, selectBatch } from './state/flows';
import { useAppDispatch, useAppSelector } from './state/slice';

/** A batch with all that belongs to it: for looking at, changing, creating and copying. */
export function BatchForm({ config }: { config: BatchFormConfig }) {
  const titleId = useDomId();
  const batch = useAppSelector(selectBatch);
  const isReadOnly = useAppSelector(
    (state) => state.batch.status === 'ready' && !state.batch.value.can_edit,
  );
  const [wantsCopy, setWantsCopy] = useState(config.copy ?? false);
  const isNew = batch?.id === null;
  const isCopy = wantsCopy && canBeCopied(batch) && !isReadOnly && config.urls.create !== undefined;

  return (
    <section className="card ww-card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} tabIndex={-1}>
          {titleOf(batch?.batchRef ?? '', isCopy, isNew)}
        </h2>
        {isReadOnly && <span className="badge text-bg-secondary">{t('Read-only')}</span>}
        {isCopy && <span className="badge text-bg-info">{t('Copy, not saved')}</span>}
        <p className="ww-muted">
          {t('Days, certificates, potency, terpenes and what is sold of the batch.')}
        </p>
      </header>
      <div className="card-body">
        <Body config={config} isCopy={isCopy} onCopy={setWantsCopy} />
      </div>
    </section>
  );
}

const canBeCopied = (batch: Batch | null) => batch !== null && batch.id !== null;

function titleOf(ref: string, isCopy: boolean, isNew: boolean): string {
  if (isCopy) return t('Copy of batch %(ref)s', { ref });
  return isNew || !ref ? t('New batch') : t('Batch %(ref)s', { ref });
}

interface BodyProps {
  config: BatchFormConfig;
  isCopy: boolean;
  onCopy: (isCopy: boolean) => void;
}

function Body({ config, isCopy, onCopy }: BodyProps) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.batch);
  const sections = useSections();

  if (load.status === 'failed') {
    return (
      <FailureAlert failure={load.failure} onRetry={() => void dispatch(openBatch())}>
        {t('The batch could not be loaded.')}
      </FailureAlert>
    );
  }
  if (load.status !== 'ready') return <Skeleton label={t('Loading the batch…')} rows={12} />;
  return (
    <Editor
      key={String(isCopy)}
      config={config}
      answer={load.value}
      isCopy={isCopy}
      onCopy={onCopy}
      sections={sections}
    />
  );
}
