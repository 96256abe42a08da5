import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { SliderField } from '@shared/forms/SliderField';
import { t } from '@shared/page/i18n';
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
  const drag = useDrag(isOff, (across, down) => onCrop(dragged(crop, across, down, picture)));

  const set = (change: Partial<Crop>) => onCrop({ ...crop, ...change });
  return (
    <div className="ww-crop">
      <div role="img" aria-label={t('The logo as it will be')}>
        <canvas {...drag} ref={canvas} width={drawnSide} height={drawnSide} />
      </div>
      <div className="ww-crop-sliders">
        <SliderField
          label={t('Zoom')}
          least={1}
          most={largestZoom}
          value={crop.zoom}
          isDisabled={isOff}
          onChange={(zoom) => set({ zoom })}
        />
        <SliderField
          label={t('Left or right')}
          value={crop.x}
          isDisabled={isOff || width <= narrow}
          onChange={(x) => set({ x })}
        />
        <SliderField
          label={t('Up or down')}
          value={crop.y}
          isDisabled={isOff || height <= narrow}
          onChange={(y) => set({ y })}
        />
      </div>
    </div>
  );
}

/** Handlers that tell how far the pointer dragged, by shares of the element's side. Keys have the sliders. */
function useDrag(isOff: boolean, onDrag: (across: number, down: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const end = () => void (last.current = null);
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      if (isOff) return;
      last.current = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (isOff || !last.current) return;
      const side = currentTarget.clientWidth || 1;
      onDrag((clientX - last.current.x) / side, (clientY - last.current.y) / side);
      last.current = { x: clientX, y: clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
