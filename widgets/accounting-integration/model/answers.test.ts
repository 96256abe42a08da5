import { readDataSet } from './answers';
import { dataSetNames } from './sets';
import { changesBetween } from './readAnew';

const customers = 'quickbooksOnlineLTCustomers';

it.each(dataSetNames)('reads %s under its name, and a list alone', (name) => {
  const list = [{ id: 1, name: ' Ash ' }];
  const isTheirs = /Items|QBO/.test(name);
  for (const answer of [list, { [name]: list }]) {
    const { entries, parties } = readDataSet(name, answer);
    expect((isTheirs ? parties : entries).map((each) => each.name)).toEqual(['Ash']);
  }
});

it.each([null, 'items', {}, { [customers]: null }, { [customers]: {} }])(
  'takes %j for a failure and not for an empty list',
  (answer) => {
    expect(() => readDataSet(customers, answer)).toThrow(`no list of ${customers}`);
  },
);

it('takes no list for an empty one where nothing is connected', () => {
  expect(readDataSet(customers, { integrated: false })).toMatchObject({
    entries: [],
    isIntegrated: false,
  });
});

it('makes something certain of what a server leaves out, and leaves out what has no id of its own', () => {
  const things = [
    { id: 1, email: null, foreignId: {} },
    { id: '1' },
    { name: 'Nameless' },
    null,
    7,
  ];
  expect(
    readDataSet(customers, { [customers]: things, integrated: 'yes', companyName: 7 }),
  ).toEqual({
    entries: [{ id: 1, name: '1', email: '', license: '', sku: '', linkId: null }],
    parties: [],
    isIntegrated: null,
    companyName: '7',
  });
});

it('reads what fills a custom field by either name', () => {
  const name = 'quickbooksOnlineSalesformCustomFields';
  const fields = [{ id: 1, name: 'License', customFieldMappingId: 'license' }];
  const choices = [{ id: 'license', name: 'License number' }];
  expect(readDataSet(name, { [name]: fields, customFieldMappings: choices })).toMatchObject({
    entries: [{ linkId: 'license' }],
    parties: [{ name: 'License number' }],
  });
});

it('tells what is new, gone and changed between two reads, and what was not read', () => {
  const name = 'quickbooksOnlineItems';
  const read = (items: { id: number; name: string }[]) => readDataSet(name, items);
  const before = new Map([
    [
      name,
      read([
        { id: 1, name: 'Ash' },
        { id: 2, name: 'Elm' },
      ]),
    ],
  ] as const);
  const now = read([
    { id: 2, name: 'Elm bark' },
    { id: 3, name: 'Fir' },
  ]);
  const { sets, failed } = changesBetween(before, (each) => (each === name ? now : undefined));
  expect(sets).toEqual([{ name, count: 2, added: 1, removed: 1, changed: 1 }]);
  expect(failed).toEqual(dataSetNames.filter((each) => each !== name));
});

it('counts custom fields, and not what may fill them', () => {
  const name = 'quickbooksOnlineSalesformCustomFields';
  const now = readDataSet(name, { [name]: [], customFieldMappings: [{ id: 'total' }] });
  const { sets } = changesBetween(new Map(), (each) => (each === name ? now : undefined));
  expect(sets).toMatchObject([{ name, count: 0, added: 0 }]);
});
