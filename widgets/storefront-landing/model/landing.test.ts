import { readPicture } from '@shared/storefront/readPicture';
import { readLanding } from './landing';

const hero = {
  id: 1,
  title: 'Harvest',
  text: 'It is in.',
  url: '/seller/',
  picture: { url: '/a.svg', sources: [{ url: '/a,b.svg', width: 320 }] },
  category: 'Flower',
};

it('takes heroes and promotions as the contract has them', () => {
  expect(readLanding({ heroes: [hero], promotions: [] })).toEqual({
    heroes: [
      {
        id: '1',
        title: 'Harvest',
        text: 'It is in.',
        href: 'http://shop.test/seller/',
        picture: { url: 'http://shop.test/a.svg', srcSet: 'http://shop.test/a%2Cb.svg 320w' },
        category: 'Flower',
      },
    ],
    promotions: [],
  });
});

it.each([null, [], 'x', {}, { heroes: {} }])('takes %j for a failure', (answer) => {
  expect(() => readLanding(answer)).toThrow('neither heroes nor promotions');
});

it('leads nowhere where the guard of addresses lets nothing through, and says nothing without words', () => {
  const { heroes, promotions } = readLanding({
    heroes: [{ ...hero, url: 'javascript:x', picture: { url: 'data:text/html,x' } }, hero],
    promotions: [{ ...hero, title: ' ' }, { title: 'No id' }, 4],
  });
  expect(heroes).toEqual([expect.objectContaining({ href: null, picture: null })]);
  expect(promotions).toEqual([]);
});

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
