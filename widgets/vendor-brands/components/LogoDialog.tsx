import { useState } from 'react';
import type { Brand } from '@shared/contract/vendorBrands';
import { ChoiceError } from '@shared/forms/ChoiceError';
import { FileDrop } from '@shared/forms/FileDrop';
import { acceptedPictures, whyNotPicture } from '@shared/forms/pictureFile';
import { UploadProgress } from '@shared/forms/UploadProgress';
import { useAborts } from '@shared/forms/useAborts';
import { whyNotUploaded } from '@shared/forms/whyNotUploaded';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { BusyButton } from '@shared/ui/BusyButton';
import { Dialog } from '@shared/ui/Dialog';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { wholeCrop, type Crop } from '../model/crop';
import { whyNotSize } from '../model/picture';
import { nameOf } from '../model/words';
import { useAppDispatch } from '../state/brands';
import { sendLogo, type NotSent } from '../state/logoThunk';
import { CropField } from './CropField';
import { cutOut } from './cutOut';

interface Props {
  brand: Brand;
  onSaved: () => void;
  /** Hears why it was not saved where nobody waits for it any more. */
  onLate: (why: NotSent) => void;
  onClose: () => void;
}

type Sending = { is: 'idle' } | { is: 'sending'; share: number | null } | { is: 'searching' };

export const whyNotChanged = ({ status, failure }: NotSent): string =>
  status === 'unknown'
    ? t('We don’t know whether the logo arrived.')
    : whyNotUploaded(failure, t('The logo was not changed.'));

/** A picture becomes the brand's logo: chosen, cut to a square, sent. The old one stays until it is there. */
export function LogoDialog({ brand, onSaved, onLate, onClose }: Props) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const [picture, setPicture] = useState<{ file: File; bitmap: ImageBitmap } | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [sending, setSending] = useState<Sending>({ is: 'idle' });
  const [why, setWhy] = useState<NotSent | null>(null);
  const uploads = useAborts<'logo' | 'picture'>();
  const isBusy = sending.is !== 'idle';

  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setWhy(null);
    // A large one may take longer to open than the one that is chosen after it.
    const signal = uploads.begin('picture');
    const unfit = whyNotPicture(file);
    // oxlint-disable-next-line house/no-restricted-syntax -- So a browser says that it is no picture.
    const bitmap = unfit ? null : await createImageBitmap(file).catch(() => null);
    if (signal.aborted) return;
    const unreadable = t('This file cannot be opened as a picture. Choose another one.');
    const why = unfit ?? (bitmap ? whyNotSize(bitmap, locale) : unreadable);
    setWrong(why ? [why] : []);
    if (why || !bitmap) return;
    setPicture({ file, bitmap });
    setCrop(wholeCrop);
  };

  const send = async () => {
    if (!picture || isBusy) return;
    uploads.stop('picture');
    const signal = uploads.begin('logo');
    const isStopped = () => signal.aborted;
    const show = (now: Sending) => {
      if (!isStopped()) setSending(now);
    };
    const onProgress = (share: number | null) => show({ is: 'sending', share });
    const onSearch = () => show({ is: 'searching' });
    onProgress(0);
    setWhy(null);
    const logo = await cutOut(picture.bitmap, crop, picture.file.type);
    if (isStopped()) return;
    const on = { signal, onProgress };
    const found = await dispatch(sendLogo(brand, logo ?? picture.file, on, onSearch));
    if (!found) onSaved();
    else if (isStopped()) onLate(found);
    if (isStopped()) return;
    setSending({ is: 'idle' });
    setWhy(found);
    if (!found) onClose();
  };
  const cancel = () => {
    uploads.stop('logo');
    setSending({ is: 'idle' });
  };

  return (
    <Dialog
      title={t('Logo of %(name)s', { name: nameOf(brand) })}
      size="form"
      isDirty={picture !== null && sending.is !== 'searching'}
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={sending.is === 'sending' ? cancel : onClose}
          >
            {/* What was sent is looked for behind the dialog too. */}
            {sending.is === 'sending' ? t('Cancel the upload') : isBusy ? t('Close') : t('Cancel')}
          </button>
          {picture && (
            <BusyButton className="btn-primary" isBusy={isBusy} onClick={() => void send()}>
              {t('Use this logo')}
            </BusyButton>
          )}
        </>
      }
    >
      <div className="ww-stack ww-logo-work">
        {sending.is === 'searching' && (
          <Banner level="warning" role="status">
            {t('We don’t know yet whether the logo arrived. Checking…')}
          </Banner>
        )}
        {why && <FailureAlert failure={why.failure}>{whyNotChanged(why)}</FailureAlert>}
        {picture && (
          <CropField picture={picture.bitmap} crop={crop} isOff={isBusy} onCrop={setCrop} />
        )}
        {sending.is === 'sending' && <UploadProgress name={t('the logo')} share={sending.share} />}
        <ChoiceError error={wrong} />
        {!isBusy && (
          <FileDrop
            label={picture ? t('Choose another picture') : t('Choose a picture')}
            hint={t('or drop it here: PNG, JPEG or WebP, at least 128 × 128 pixels, up to 5 MB')}
            accept={acceptedPictures}
            onFiles={([file]) => void choose(file)}
          />
        )}
        <p className="ww-logo-now ww-muted">
          <Thumbnail url={brand.logo} size={56} />
          {brand.logo ? t('The logo as it is now') : t('There is no logo yet')}
        </p>
      </div>
    </Dialog>
  );
}
