import { whyNotPicture } from './pictureFile';

it.each([
  ['image/png', 1000, null],
  ['image/svg+xml', 1000, /not a PNG/],
  ['', 1000, /not a PNG/],
  ['image/jpeg', 0, /is empty/],
  ['image/webp', 5_000_001, /larger than 5 MB/],
])('says of a file of the type "%s" with %s bytes: %s', (type, size, says) => {
  const why = whyNotPicture({ type, size });
  if (says === null) expect(why).toBeNull();
  else expect(why).toMatch(says);
});
