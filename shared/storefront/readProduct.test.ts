import { listOrders } from './readProduct';

it('reads each order that has a name, the one of the server too', () => {
  const own = { value: '', label: 'Recommended' };
  const unnamed = { value: '-price', label: ' ' };
  expect(listOrders([own, unnamed, {}, { label: 'Price' }, { value: '', label: '' }])).toEqual([
    own,
    { value: '-price', label: '-price' },
  ]);
});
