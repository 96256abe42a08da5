import { whyNotFile, whyNotSize } from './picture';

it.each([
  ['image/png', 1000, null],
  ['image/svg+xml', 1000, /not a PNG/],
  ['', 1000, /not a PNG/],
  ['image/jpeg', 0, /is empty/],
  ['image/webp', 5_000_001, /larger than 5 MB/],
])('says of a file of the type "%s" with %s bytes: %s', (type, size, says) => {
  const why = whyNotFile({ type, size });
  if (says === null) expect(why).toBeNull();
  else expect(why).toMatch(says);
});

it.each([
  [128, 128, null],
  [127, 900, 'This picture is 127 × 900 pixels. Choose one of at least 128 × 128.'],
  [9000, 200, 'This picture is 9,000 × 200 pixels. Choose one of at most 8,000 × 8,000.'],
])('says of a picture of %s × %s pixels: %s', (width, height, says) => {
  expect(whyNotSize({ width, height }, 'en-US')).toBe(says);
});
