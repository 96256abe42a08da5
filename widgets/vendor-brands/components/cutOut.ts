import { sideToSend, squareOf, type Crop } from '../model/crop';

/** The square of a picture as a file of its own; null where the browser makes none. */
export function cutOut(picture: ImageBitmap, crop: Crop, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sideToSend(crop, picture);
  drawSquare(canvas, picture, crop);
  // Not every browser writes WebP.
  const kind = type === 'image/jpeg' ? type : 'image/png';
  return new Promise((resolve) => canvas.toBlob(resolve, kind, 0.9));
}

/** Fills a canvas with the square. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(crop, picture);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
