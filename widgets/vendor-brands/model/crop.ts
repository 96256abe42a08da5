/** Which square of a picture is taken. */
export interface Crop {
  /** 1 for the largest square that fits. */
  zoom: number;
  /** Where it stands: 0 at the start of the picture, 1 at its end. */
  x: number;
  y: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

export const largestZoom = 4;

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The square in pixels of the picture. */
export function squareOf({ zoom, x, y }: Crop, { width, height }: PictureSize) {
  const side = Math.min(width, height) / within(zoom, 1, largestZoom);
  return {
    left: within(x, 0, 1) * (width - side),
    top: within(y, 0, 1) * (height - side),
    side,
  };
}

/** The crop after the picture was dragged under its frame, by shares of the frame's side. */
export function dragged(crop: Crop, across: number, down: number, size: PictureSize): Crop {
  const { side } = squareOf(crop, size);
  const moved = (at: number, by: number, length: number) =>
    length > side ? within(at - (by * side) / (length - side), 0, 1) : at;
  return {
    ...crop,
    x: moved(crop.x, across, size.width),
    y: moved(crop.y, down, size.height),
  };
}

/** Pixels of the square that is sent: no larger than what is shown anywhere, never blown up. */
const sentSide = 512;

export const sideToSend = (crop: Crop, size: PictureSize): number =>
  Math.max(1, Math.round(Math.min(sentSide, squareOf(crop, size).side)));
