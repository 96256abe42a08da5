import { UploadProgress } from '@shared/forms/UploadProgress';
import { whyNotUploaded } from '@shared/forms/whyNotUploaded';
import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { Upload, Uploads } from './useUploads';

interface Props {
  upload: Upload;
  uploads: Uploads;
}

/** A file on its way with its progress, or why it did not arrive. */
export function UploadRow({ upload, uploads }: Props) {
  const { file, status } = upload;
  const isUnderWay = status.is === 'sending' || status.is === 'searching';

  return (
    <li className="ww-coa" aria-label={file.name}>
      <div className="ww-row">
        <span className="ww-coa-name">
          <bdi className="ww-clamp" title={file.name}>
            {file.name}
          </bdi>
        </span>
        {status.is === 'sending' && <UploadProgress name={file.name} share={status.share} />}
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={
            isUnderWay
              ? t('Cancel the upload of %(name)s', { name: file.name })
              : t('Dismiss %(name)s', { name: file.name })
          }
          onClick={() => uploads.drop(upload)}
        >
          {isUnderWay ? t('Cancel') : t('Dismiss')}
        </button>
      </div>
      {status.is === 'unfit' && (
        <p className="text-danger" role="alert">
          {t('Not uploaded: %(why)s', { why: status.why })}
        </p>
      )}
      {status.is === 'searching' && (
        <p className="ww-note ww-note-warning" role="status" aria-busy="true">
          <span>{t('We don’t know yet whether this file arrived. Checking…')}</span>
        </p>
      )}
      {status.is === 'unknown' && (
        <FailureAlert
          failure={status.failure}
          retryLabel={t('Check again')}
          onRetry={() => uploads.retry(upload)}
        >
          {t('We don’t know yet whether this file arrived.')}
        </FailureAlert>
      )}
      {status.is === 'failed' && (
        <FailureAlert
          failure={status.failure}
          retryLabel={t('Retry upload')}
          onRetry={() => uploads.retry(upload)}
        >
          {whyNotUploaded(status.failure, t('The file was not uploaded.'))}
        </FailureAlert>
      )}
    </li>
  );
}
