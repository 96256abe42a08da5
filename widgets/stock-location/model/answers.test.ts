import { readDependents, readLocations, readRefused } from './answers';

const location = { address: '1180 Sonoma Ave', license: 'CDPH-10000361', isShippedFrom: false };
const vault = { ...location, id: 61, name: 'Main vault', isActive: true, batches: 4, people: 3 };
const unknown = { address: '', license: '', isShippedFrom: false, batches: null, people: null };

it('shows what the specification alone promises, an id and a name, and no location without an id', () => {
  const least = { id: 7, name: 'Vault' };
  const read = readLocations([vault, least, { name: 'Nameless' }, null, 'text']);
  expect(read).toEqual([vault, { ...unknown, ...least, isActive: true }]);
});

it.each([null, {}, 'locations', { locations: [] }])(
  'takes %j for a failure and not for an empty list',
  (answer) => {
    expect(() => readLocations(answer)).toThrow('The answer is no list of stock locations.');
  },
);

it('counts nothing by what is no count', () => {
  const [read] = readLocations([{ ...vault, batches: '4', people: -1, isActive: null }]);
  expect(read).toMatchObject({ batches: null, people: null, isActive: true });
});

it('claims of no location that nothing depends on it', () => {
  for (const answer of [null, {}, { batches: [] }, { batches: {}, people: [] }]) {
    expect(() => readDependents(answer)).toThrow('does not say what depends');
  }
  const batches = [{ id: 413 }, { batchRef: 'lost' }, 1];
  expect(readDependents({ batches, people: [{ id: 11, name: null }] })).toEqual({
    batches: [{ id: 413, name: '413' }],
    people: [{ id: 11, name: '11' }],
    orders: null,
  });
});

it.each([
  [null, []],
  [{ refused: 'all' }, []],
  [{ refused: [{ id: 5, errors: ['Held.', '', null] }] }, [{ id: 5, errors: ['Held.'] }]],
  [{ refused: [{ id: 5 }, { errors: ['Whose?'] }] }, [{ id: 5, errors: [] }]],
])('reads of %j which batches stayed', (answer, refused) => {
  expect(readRefused(answer)).toEqual(refused);
});
