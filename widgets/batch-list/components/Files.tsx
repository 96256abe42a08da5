import { useState } from 'react';
import { imported } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { DialogButton } from '@shared/ui/DialogButton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { PartFailed } from '@shared/ui/LazyPart';
import { ownUrl } from '@shared/urls/guard';
import type { BatchListConfig } from '../config';
import { batchTemplate } from '../state/requests';
import { templateDownloaded, useAppDispatch, useAppSelector } from '../state/slice';

interface Props {
  config: BatchListConfig;
  canEdit: boolean;
}

const loadDialog = () => import('./UploadDialog');

/** Batches out as a file and in from one, and the way to a new batch. */
export function Files({ config: { urls }, canEdit }: Props) {
  const createUrl = ownUrl(urls.create);
  return (
    <>
      {urls.template && <Download />}
      {canEdit && urls.template && urls.templates && (
        <DialogButton
          className="btn-outline-secondary"
          load={loadDialog}
          dialog={({ UploadDialog }, close) => <UploadDialog onClose={close} />}
        >
          {t('Upload batches')}
        </DialogButton>
      )}
      {canEdit && createUrl && (
        <a className="btn btn-primary" href={createUrl}>
          {t('New batch')}
        </a>
      )}
    </>
  );
}

function Download() {
  const dispatch = useAppDispatch();
  const template = useAppSelector((state) => state.template);
  const downloaded = useAppSelector((state) => state.downloadedTemplate);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const handleClick = async () => {
    setIsBusy(true);
    setHasFailed(false);
    const files = await imported(import('../model/templateFile'));
    const answer = files.ok ? await dispatch(batchTemplate.read(files.value.readTemplate)) : files;
    setIsBusy(false);
    setHasFailed(!files.ok);
    if (!files.ok || !answer.ok) return;
    files.value.saveTemplate(answer.value);
    dispatch(templateDownloaded(answer.value.filename));
  };

  return (
    <>
      <BusyButton
        className="btn-outline-secondary"
        isBusy={isBusy}
        onClick={() => void handleClick()}
      >
        {t('Download template')}
      </BusyButton>
      <span className="visually-hidden" role="status">
        {downloaded && t('Saved %(name)s.', { name: downloaded })}
      </span>
      {template.status === 'failed' && (
        <FailureAlert failure={template.failure}>
          {t('The template could not be loaded.')}
        </FailureAlert>
      )}
      {hasFailed && <PartFailed onRetry={() => void handleClick()} />}
    </>
  );
}
