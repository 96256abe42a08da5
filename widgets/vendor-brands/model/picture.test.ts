import { whyNotSize } from './picture';

it.each([
  [128, 128, null],
  [127, 900, 'This picture is 127 × 900 pixels. Choose one of at least 128 × 128.'],
  [9000, 200, 'This picture is 9,000 × 200 pixels. Choose one of at most 8,000 × 8,000.'],
])('says of a picture of %s × %s pixels: %s', (width, height, says) => {
  expect(whyNotSize({ width, height }, 'en-US')).toBe(says);
});
