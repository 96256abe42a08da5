import { useState } from 'react';
import { FileDrop } from '@shared/forms/FileDrop';
import { acceptedPictures, whyNotPicture } from '@shared/forms/pictureFile';
import { UploadProgress } from '@shared/forms/UploadProgress';
import { whyNotUploaded } from '@shared/forms/whyNotUploaded';
import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { documentIcon } from '@shared/ui/icons/document';
import { Picture } from '@shared/ui/Picture';
import { useDomId } from '@shared/mount/WidgetContext';
import type { Upload, Uploads } from './useUploads';

interface Props {
  label: string;
  error: readonly string[];
  url: string;
  uid: string;
  uploads: Uploads;
  canUpload: boolean;
  onRemove: () => void;
}

/** The picture of a tile, and the one that is being uploaded to replace it. */
export function PictureField({ label, error, url, uid, uploads, canUpload, onRemove }: Props) {
  const labelId = useDomId();
  const [unfit, setUnfit] = useState<string | null>(null);
  const upload = uploads.uploads.find((each) => each.uid === uid);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const why = whyNotPicture(file);
    setUnfit(why);
    if (why === null) uploads.add(uid, file);
  };
  return (
    <div className="ww-form-field" role="group" aria-labelledby={labelId}>
      <span className="form-label" id={labelId}>
        {label}
      </span>
      <div className="ww-row">
        <Picture url={url} sign={documentIcon} size={56} />
        <span className="ww-muted">{url ? t('As it is now') : t('No picture yet')}</span>
        {url && canUpload && (
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRemove}>
            {t('Remove picture')}
          </button>
        )}
      </div>
      {[...error, ...(unfit === null ? [] : [unfit])].map((says) => (
        <p key={says} className="ww-note ww-note-danger" role="alert">
          <span>{says}</span>
        </p>
      ))}
      {upload && <OnItsWay upload={upload} uploads={uploads} />}
      {canUpload && upload?.status.is !== 'sending' && (
        <FileDrop
          label={url ? t('Choose another picture') : t('Choose a picture')}
          hint={t('or drop it here: PNG, JPEG or WebP, up to 5 MB')}
          accept={acceptedPictures}
          onFiles={choose}
        />
      )}
    </div>
  );
}

function OnItsWay({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { uid, file, status } = upload;
  if (status.is === 'sending') {
    return (
      <div className="ww-row">
        <bdi className="ww-clamp">{file.name}</bdi>
        <UploadProgress name={file.name} share={status.share} />
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => uploads.drop(uid)}
        >
          {t('Cancel the upload')}
        </button>
      </div>
    );
  }
  return (
    <>
      <FailureAlert
        failure={status.failure}
        retryLabel={t('Retry upload')}
        onRetry={() => uploads.retry(upload)}
      >
        {status.is === 'unknown'
          ? t('We don’t know whether %(name)s arrived. Retrying keeps it once.', {
              name: file.name,
            })
          : whyNotUploaded(status.failure, t('%(name)s was not uploaded.', { name: file.name }))}
      </FailureAlert>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        onClick={() => uploads.drop(uid)}
      >
        {t('Keep the picture as it is')}
      </button>
    </>
  );
}
