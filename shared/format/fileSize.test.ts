import { fileSize } from './fileSize';

it.each([
  [0, 'en-US', '1 kB'],
  [96_512, 'en-US', '97 kB'],
  [1_258_291, 'en-US', '1.3 MB'],
  [1_258_291, 'de-DE', '1,3 MB'],
])('says of %d bytes in %s: %s', (bytes, locale, text) => {
  expect(fileSize(bytes, locale)).toBe(text);
});
