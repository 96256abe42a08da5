import {
  afterSave,
  waysBack,
  meeting,
  noDrafts,
  openDrafts,
  stillBack,
  withDrafts,
  withEdits,
} from './drafts';
import { changeOf, conflictsOf } from './fields';
import type { ListedProduct } from './product';
import { refusalsOf } from './results';

const gelato: ListedProduct = {
  id: 2,
  name: 'Gelato',
  status: 'active',
  price: '432.00',
  minimum: '2',
  step: '2',
  tags: 'New, Seasonal',
  brand: '',
  category: '',
  packageSize: '',
  caseSize: null,
};

const edited = withEdits(noDrafts, [
  { record: gelato, edits: { price: '450', tags: 'Seasonal, New' } },
]);

it('counts what differs, not what is only written otherwise', () => {
  expect(openDrafts(edited).map(({ edits }) => edits)).toEqual([{ price: '450' }]);
  const same = withEdits(noDrafts, [
    { record: gelato, edits: { price: '0432.0', minimum: ' 2 ' } },
  ]);
  expect(openDrafts(same)).toEqual([]);
});

it('sends what differs, as the contract has it', () => {
  const [draft] = openDrafts(
    withEdits(edited, [
      { record: gelato, edits: { name: ' Gelato 33 ', step: '4', tags: 'a, "b, c"' } },
    ]),
  );
  expect(changeOf(2, draft?.edits ?? {})).toEqual({
    id: 2,
    name: 'Gelato 33',
    price: '450',
    step: 4,
    tags: ['a', 'b, c'],
  });
});

it('drops what the server has by now, and keeps what was typed while it was saved', () => {
  expect(meeting(edited, [{ ...gelato, price: '450.00', tags: 'New, Seasonal' }]).size).toBe(0);
  const typedOn = withEdits(edited, [{ record: gelato, edits: { price: '455' } }]);
  const saved = afterSave(typedOn, openDrafts(edited));
  expect(openDrafts(saved)).toMatchObject([{ base: { price: '450' }, edits: { price: '455' } }]);
});

it('lets what is typed now count over what an earlier visit left', () => {
  const earlier = [{ id: 2, base: gelato, edits: { price: '999', name: 'Older' } }];
  expect(openDrafts(withDrafts(edited, earlier))[0]?.edits).toEqual({
    price: '450',
    name: 'Older',
  });
});

it('knows the way back until somebody else saves', () => {
  const ways = waysBack(openDrafts(edited));
  expect(ways).toMatchObject([{ id: 2, base: { price: '450' }, edits: { price: '432.00' } }]);
  expect(stillBack(ways, [{ ...gelato, price: '450.00' }])).toBe(ways);
  expect(stillBack(ways, [{ ...gelato, price: '460.00' }])).toEqual([]);
});

it('finds a conflict where both changed one field to something else', () => {
  const now = { ...gelato, price: '440.00', name: 'Theirs' };
  expect(conflictsOf({ price: '450' }, gelato, now)).toEqual(['price']);
  expect(conflictsOf({ price: '440' }, gelato, now)).toEqual([]);
});

it.each([
  ['products.1.price', 3, 'price'],
  ['1.price', 3, 'price'],
  ['products.0', 2, 'id'],
])('brings %s to the product and the field that it is about', (name, id, field) => {
  const sent = [2, 3].map((each) => ({ id: each, base: gelato, edits: {} }));
  const failure = {
    kind: 'refused',
    status: 400,
    message: '',
    fields: [{ name, messages: ['No.'] }],
  } as const;
  expect([...refusalsOf(failure, sent)].map(([key, said]) => [key, [...said]])).toEqual([
    [String(id), [[field, 'No.']]],
  ]);
});
