import { readLanding } from './landing';

const shown = { url: '/a.svg', sources: [{ url: '/a,b.svg', width: 320 }] };
const hero = { id: 1, title: 'Harvest', text: 'It is in.', url: '/seller/', picture: shown };

it('takes heroes, promotions and banners as the contract has them', () => {
  const banner = { id: 1, message: 'Closed', severity: 'info', timeout: 5, title: null };
  const read = readLanding({ heroes: [hero], promotions: [], banners: [banner, { id: 2 }] });
  const href = 'http://shop.test/seller/';
  const picture = { url: 'http://shop.test/a.svg', srcSet: 'http://shop.test/a%2Cb.svg 320w' };
  expect(read.heroes).toEqual([expect.objectContaining({ title: 'Harvest', href, picture })]);
  expect(read.banners).toEqual([{ ...banner, preventAutoClose: false }]);
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
