import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { t } from '@shared/i18n';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { Thumbnail } from '@shared/ui/Thumbnail';
import type { Product } from '../model/product';
import { GalleryDialog } from './GalleryDialog';

/** Pixels that a finger moves before it is a swipe. */
const swipe = 40;

/**
 * The pictures of a product: one in full, the others under it. Arrow keys and a swipe go on to the next, a press opens
 * it at full size. What cannot be shown is left out; its place is reserved before any of it is there.
 */
export function Gallery({ product }: { product: Product }) {
  const { name, category } = product;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [index, setIndex] = useState(0);
  const start = useRef<number | null>(null);
  const isSwiped = useRef(false);
  const thumbnails = useRef<HTMLDivElement>(null);
  const images = product.images.filter(({ url }) => !failed.includes(url));
  const at = Math.min(index, images.length - 1);
  const image = images[at];
  if (!image) {
    return (
      <div className="ww-pd-picture ww-pd-no-picture">
        <Thumbnail url={null} category={category} size={56} />
      </div>
    );
  }

  const go = (steps: number) => setIndex((at + steps + images.length) % images.length);
  const handleKey = (event: KeyboardEvent) => {
    if (!/^Arrow(Left|Right)$/.test(event.key) || images.length < 2) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps = (event.key === 'ArrowRight') === isRtl ? -1 : 1;
    go(steps);
    // The focus goes on with the picture, where it is among the small ones.
    const list = thumbnails.current;
    if (!(event.target instanceof Node) || !list?.contains(event.target)) return;
    list.querySelectorAll('button')[(at + steps + images.length) % images.length]?.focus();
  };
  const handleUp = (event: PointerEvent) => {
    const way = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    isSwiped.current = Math.abs(way) >= swipe && images.length > 1;
    if (isSwiped.current) go(way < 0 ? 1 : -1);
  };

  return (
    <div role="group" aria-label={t('Pictures of %(name)s', { name })}>
      <div
        className="ww-pd-picture"
        onPointerDown={(event) => {
          start.current = event.clientX;
          isSwiped.current = false;
        }}
        onPointerUp={handleUp}
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
            <GalleryDialog title={name} images={images} at={at} onGo={go} onClose={close} />
          )}
        >
          <img
            src={image.url}
            alt=""
            width={480}
            height={480}
            draggable={false}
            onError={() => setFailed([...failed, image.url])}
          />
        </ButtonWithDialog>
      </div>
      {images.length > 1 && (
        <div className="ww-pd-thumbnails" ref={thumbnails}>
          {images.map(({ url, alt }, place) => (
            <button
              key={`${url} ${String(place)}`}
              type="button"
              className="btn"
              aria-label={alt || t('Picture %(count)s', { count: place + 1 })}
              aria-current={place === at}
              onKeyDown={handleKey}
              onClick={() => setIndex(place)}
            >
              <img
                src={url}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                onError={() => setFailed([...failed, url])}
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
