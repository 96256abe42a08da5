/** A PNG of 128 by 128 pixels, all of one colour. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAIAAAACAAQAAAADrRVxmAAAAH0lEQVR42mP4jwYYRgVGBUYFRgVGBUYFRgVGBWgrAAAEoPhqTu77DgAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that a browser can show, as a file that is chosen. */
export const pictureFile = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });
