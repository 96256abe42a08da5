import { useLayoutEffect, useState } from 'react';
import { sideStep } from '@shared/focus/sideStep';
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
  const count = images.length;
  // Of the whole dialog, whatever has the focus in it, and from the first drawing on. Where the picture is larger than its place, the arrows move it.
  const isByKeys = !isLarge && count > 1;
  useLayoutEffect(() => {
    if (!isByKeys) return;
    const handleKey = (event: KeyboardEvent) => {
      const step = sideStep(event);
      if (step === 0) return;
      event.preventDefault();
      onGo(step);
    };
    const page = document.documentElement;
    page.addEventListener('keydown', handleKey);
    return () => page.removeEventListener('keydown', handleKey);
  }, [isByKeys, onGo]);
  const button = { type: 'button', className: 'btn btn-outline-secondary' } as const;
  return (
    <Dialog
      title={title}
      size="preview"
      onClose={onClose}
      foot={
        count > 1 &&
        t('%(place)s of %(count)s', {
          place: formatCount(at + 1, locale),
          count: formatCount(count, locale),
        })
      }
      actions={
        <>
          <button {...button} aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
            {t('Zoom')}
          </button>
          {count > 1 && (
            <>
              <button {...button} onClick={() => onGo(-1)}>
                {t('Previous')}
              </button>
              <button {...button} onClick={() => onGo(1)}>
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
