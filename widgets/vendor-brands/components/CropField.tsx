import { useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { dragged, largestZoom, type Crop } from '../model/crop';
import { drawSquare } from './cutOut';

interface Props {
  picture: ImageBitmap;
  crop: Crop;
  isOff: boolean;
  onCrop: (crop: Crop) => void;
}

/** Pixels that the square is drawn with: twice those that it is seen with. */
const drawnSide = 480;

/** Which square of a picture is taken: dragged on it by pointer, moved and enlarged by sliders and their keys. */
export function CropField({ picture, crop, isOff, onCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;
  const narrow = Math.min(width, height) / crop.zoom;

  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  useDrag(canvas, isOff, (across, down) => onCrop(dragged(crop, across, down, picture)));

  const set = (change: Partial<Crop>) => onCrop({ ...crop, ...change });
  return (
    <div className="ww-crop">
      <div role="img" aria-label={t('The logo as it will be')}>
        <canvas ref={canvas} width={drawnSide} height={drawnSide} />
      </div>
      <div className="ww-crop-sliders">
        <Slider
          label={t('Zoom')}
          least={1}
          most={largestZoom}
          value={crop.zoom}
          isOff={isOff}
          onChange={(zoom) => set({ zoom })}
        />
        <Slider
          label={t('Left or right')}
          value={crop.x}
          isOff={isOff || width <= narrow}
          onChange={(x) => set({ x })}
        />
        <Slider
          label={t('Up or down')}
          value={crop.y}
          isOff={isOff || height <= narrow}
          onChange={(y) => set({ y })}
        />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  least?: number;
  most?: number;
  value: number;
  isOff: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, least = 0, most = 1, value, isOff, onChange }: SliderProps) {
  const id = useDomId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="ww-slider"
        min={least}
        max={most}
        step={(most - least) / 50}
        value={value}
        disabled={isOff}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** Tells how far the pointer dragged, by shares of the element's side. Keys have the sliders. */
function useDrag(
  element: { readonly current: HTMLElement | null },
  isOff: boolean,
  onDrag: (across: number, down: number) => void,
) {
  const drag = useRef(onDrag);
  useLayoutEffect(() => {
    drag.current = onDrag;
  });
  useEffect(() => {
    const { current } = element;
    if (!current || isOff) return;
    let last: PointerEvent | null = null;
    const handle = (event: PointerEvent) => {
      if (event.type === 'pointerdown') {
        last = event;
        current.setPointerCapture(event.pointerId);
      } else if (event.type === 'pointermove' && last) {
        const side = current.clientWidth || 1;
        drag.current((event.clientX - last.clientX) / side, (event.clientY - last.clientY) / side);
        last = event;
      } else if (event.type !== 'pointermove') {
        last = null;
      }
    };
    const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
    for (const name of names) current.addEventListener(name, handle);
    return () => {
      for (const name of names) current.removeEventListener(name, handle);
    };
  }, [element, isOff]);
}
