import { useLayoutEffect, useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';

export type PressedKey = Pick<KeyboardEvent, 'key' | 'currentTarget' | 'preventDefault'>;

interface Props {
  title: string;
  images: readonly { url: string; alt: string }[];
  at: number;
  /** So many pictures on; the last is followed by the first. */
  go: (steps: number) => void;
  /** Goes on by the arrow keys. */
  onKey: (event: PressedKey) => void;
  onClose: () => void;
}

/** A picture as large as the window lets it be, and twice that. */
export function GalleryDialog({ title, images, at, go, onKey, onClose }: Props) {
  const locale = useLocale();
  const [isLarge, setIsLarge] = useState(false);
  const image = images[at];
  const count = images.length;
  useLayoutEffect(() => {
    // A picture that is larger than its frame is moved by the arrows.
    if (isLarge || count < 2) return;
    // For the whole dialog, whatever has the focus in it, and from the first render on.
    const page = document.documentElement;
    page.addEventListener('keydown', onKey);
    return () => page.removeEventListener('keydown', onKey);
  }, [isLarge, count, onKey]);
  const ways = count > 1 ? [-1, 1] : [];
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
          {ways.map((steps) => (
            <button {...button} key={steps} onClick={() => go(steps)}>
              {steps < 0 ? t('Previous') : t('Next')}
            </button>
          ))}
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
