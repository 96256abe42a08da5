import { inOrder, readLayout, withMoved, writeLayout } from './layout';

const all = ['openOrders', 'spend', 'notices'] as const;

it.each([null, [], 'ok', {}, { modules: null }, { success: true }])(
  'takes %j for a failure and not for an empty dashboard',
  (answer) => expect(() => readLayout(answer, all)).toThrow('no list of modules'),
);

it('makes an arrangement of what the server has, and adds what it does not name', () => {
  const modules = [
    { id: 'notices', isShown: true, size: 'full' },
    { id: 'weather', isShown: 'no', size: 'huge' },
    { id: 'spend', isShown: false, size: 'half' },
    { id: 'notices', isShown: false },
    { size: 'full' },
    null,
  ];
  expect(readLayout({ modules, canEdit: true }, all)).toEqual({
    layout: {
      id: 'layout',
      order: ['notices', 'weather', 'spend', 'openOrders'],
      hidden: ['spend', 'openOrders'],
      wide: ['notices'],
    },
    canEdit: true,
  });
  expect(readLayout({ modules: [], canEdit: 'yes' }, []).canEdit).toBe(false);
});

it('sends the whole arrangement, with what only other versions of the screen know', () => {
  expect(
    writeLayout({ order: ['weather', 'spend'], hidden: ['weather'], wide: ['spend'] }),
  ).toEqual([
    { id: 'weather', isShown: false, size: 'half' },
    { id: 'spend', isShown: true, size: 'full' },
  ]);
});

describe('moving', () => {
  const order = ['openOrders', 'weather', 'spend', 'notices'];
  it.each([
    ['notices', 0, ['notices', 'weather', 'openOrders', 'spend']],
    ['openOrders', 1, ['spend', 'weather', 'openOrders', 'notices']],
    ['openOrders', 1e9, ['spend', 'weather', 'notices', 'openOrders']],
    ['spend', -5, ['spend', 'weather', 'openOrders', 'notices']],
    ['nobody', 0, order],
  ])('%s to %d shifts the listed ones alone', (id, index, expected) => {
    expect(withMoved(order, all, id, index)).toEqual(expected);
  });

  it('lists in order those that the page has', () => {
    expect(inOrder(order, ['notices', 'spend'])).toEqual(['spend', 'notices']);
  });
});
