import { dragged, sideToSend, squareOf, wholeCrop } from './crop';

const wide = { width: 1000, height: 400 };

it('takes the largest square from the middle at first', () => {
  expect(squareOf(wholeCrop, wide)).toEqual({ left: 300, top: 0, side: 400 });
});

it('takes a smaller square when it is enlarged, and never leaves the picture', () => {
  expect(squareOf({ zoom: 2, x: 1, y: 1 }, wide)).toEqual({ left: 800, top: 200, side: 200 });
  expect(squareOf({ zoom: 99, x: 7, y: -7 }, wide)).toEqual({ left: 900, top: 0, side: 100 });
});

it('follows the pointer: a picture that is dragged to the right shows what is left of it', () => {
  const crop = dragged(wholeCrop, 0.5, 0.5, wide);
  expect(squareOf(crop, wide).left).toBeCloseTo(100);
  // There is nothing above or below.
  expect(crop.y).toBe(0.5);
  expect(squareOf(dragged(crop, 9, 0, wide), wide).left).toBe(0);
});

it('sends no more pixels than are there, and no more than are shown', () => {
  expect(sideToSend(wholeCrop, { width: 4000, height: 3000 })).toBe(512);
  expect(sideToSend({ ...wholeCrop, zoom: 4 }, wide)).toBe(100);
});
