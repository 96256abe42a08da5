import { readPicture } from './readPicture';

it.each([
  [null, null],
  ['', null],
  [{ url: 'javascript:x' }, null],
  [{ url: '/a.svg', sources: 'none' }, { url: 'http://shop.test/a.svg' }],
  [
    {
      url: '/a.svg',
      sources: [{ url: 'data:x', width: 1 }, { url: '/b.svg' }, { url: '/c', width: 80 }],
    },
    { url: 'http://shop.test/a.svg', srcSet: 'http://shop.test/c 80w' },
  ],
])('takes of the picture %j what may be loaded', (picture, shown) => {
  expect(readPicture(picture)).toEqual(shown);
});
