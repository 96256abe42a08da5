import { useLayoutEffect, useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';

interface Props {
  title: string;
  images: readonly { url: string; alt: string }[];
  at: number;
  /** So many pictures on; the last is followed by the first. */
  onGo: (steps: number) => void;
  onClose: () => void;
}

/** A picture as large as the window lets it be, and twice that. */
export function GalleryDialog({ title, images, at, onGo, onClose }: Props) {
  const locale = useLocale();
  const [isLarge, setIsLarge] = useState(false);
  const image = images[at];
  // Of the whole dialog, whatever has the focus in it, and from the first drawing on. Where the picture is larger than its place, the arrows move it.
  const isByKeys = !isLarge && images.length > 1;
  useLayoutEffect(() => {
    if (!isByKeys) return;
    const handleKey = (event: KeyboardEvent) => {
      if (!/^Arrow(Left|Right)$/.test(event.key)) return;
      event.preventDefault();
      const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
      onGo((event.key === 'ArrowRight') === isRtl ? -1 : 1);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isByKeys, onGo]);
  const several = images.length > 1;
  return (
    <Dialog
      title={title}
      size="preview"
      onClose={onClose}
      foot={
        several &&
        t('%(place)s of %(count)s', {
          place: formatCount(at + 1, locale),
          count: formatCount(images.length, locale),
        })
      }
      actions={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-pressed={isLarge}
            onClick={() => setIsLarge(!isLarge)}
          >
            {t('Zoom')}
          </button>
          {several && (
            <>
              <button type="button" className="btn btn-outline-secondary" onClick={() => onGo(-1)}>
                {t('Previous')}
              </button>
              <button type="button" className="btn btn-outline-secondary" onClick={() => onGo(1)}>
                {t('Next')}
              </button>
            </>
          )}
        </>
      }
    >
      <div className="ww-pd-full">
        {image && (
          <img
            className={isLarge ? 'ww-pd-large' : undefined}
            src={image.url}
            alt={image.alt || title}
            width={720}
            height={720}
          />
        )}
      </div>
    </Dialog>
  );
}
