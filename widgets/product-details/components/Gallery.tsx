import { useLayoutEffect, useRef, useState } from 'react';
import { sideStep } from '@shared/focus/sideStep';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { Dialog } from '@shared/ui/Dialog';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { WidePicture } from '@shared/ui/WidePicture';
import type { Product } from '../model/product';

type PressedKey = Pick<KeyboardEvent, 'key' | 'currentTarget' | 'preventDefault'>;

/** Pixels that a finger moves before it is a swipe. */
const swipe = 40;

/**
 * The pictures of a product: one in full, the others under it. Arrow keys and a swipe go on to the next, a press opens
 * it at full size. One that does not load is shown as the sign of its category.
 */
export function Gallery({ product: { name, category, images } }: { product: Product }) {
  const [shown, setShown] = useState(0);
  const start = useRef<number | null>(null);
  const isSwiped = useRef(false);
  // There may be fewer once it is read again.
  const at = Math.max(0, Math.min(shown, images.length - 1));
  const image = images[at];
  const sign = <Thumbnail url={null} category={category} size={56} />;
  if (!image) return <div className="ww-pd-picture ww-pd-no-picture">{sign}</div>;

  const after = (steps: number) => (at + steps + images.length) % images.length;
  const go = (steps: number) => setShown(after(steps));
  const handleKey = (event: PressedKey) => {
    const step = sideStep(event);
    if (step === 0) return;
    event.preventDefault();
    go(step);
    // The focus goes on with the picture, where it is among the small ones.
    const row = (event.currentTarget as Element).closest('.ww-pd-thumbnails');
    row?.querySelectorAll('button')[after(step)]?.focus();
  };
  return (
    <div role="group" aria-label={t('Pictures of %(name)s', { name })}>
      <div
        className="ww-pd-picture"
        onPointerDown={({ clientX }) => {
          start.current = clientX;
          isSwiped.current = false;
        }}
        onPointerUp={({ clientX }) => {
          const way = clientX - (start.current ?? clientX);
          start.current = null;
          isSwiped.current = Math.abs(way) >= swipe && images.length > 1;
          if (isSwiped.current) go(way < 0 ? 1 : -1);
        }}
        onClickCapture={(event) => {
          if (isSwiped.current) event.stopPropagation();
          isSwiped.current = false;
        }}
      >
        <ButtonWithDialog
          className="ww-pd-open"
          onKeyDown={handleKey}
          aria-label={t('Show at full size: %(name)s', { name: image.alt || name })}
          dialog={(close) => (
            <GalleryDialog title={name} {...{ images, at, go }} onKey={handleKey} onClose={close} />
          )}
        >
          <WidePicture picture={image} alt="" width={480} height={480}>
            {sign}
          </WidePicture>
        </ButtonWithDialog>
      </div>
      {images.length > 1 && (
        <div className="ww-pd-thumbnails">
          {images.map(({ url, alt }, index) => (
            <button
              key={`${url} ${String(index)}`}
              type="button"
              className="btn"
              aria-label={alt || t('Picture %(count)s', { count: index + 1 })}
              aria-current={index === at}
              onKeyDown={handleKey}
              onClick={() => setShown(index)}
            >
              <Thumbnail url={url} category={category} size={56} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface DialogProps {
  title: string;
  images: Product['images'];
  at: number;
  /** So many pictures on; the last is followed by the first. */
  go: (steps: number) => void;
  /** Goes on by the arrow keys. */
  onKey: (event: PressedKey) => void;
  onClose: () => void;
}

/** A picture as large as the window lets it be, and twice that. */
function GalleryDialog({ title, images, at, go, onKey, onClose }: DialogProps) {
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
