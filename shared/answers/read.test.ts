import { UnreadableAnswer } from '../http/result';
import {
  answerOf,
  at,
  choice,
  keeping,
  list,
  listOrNull,
  made,
  nameOrId,
  needed,
  oneOf,
  or,
  ownId,
  ownKey,
  part,
  record,
  type Reader,
} from './read';
import * as values from './values';

const missing = undefined;

/** A reader, what it takes as it is, and what it makes of what is missing, null, or of a wrong type. */
const readers: [name: string, read: Reader<unknown>, right: unknown[], unknown: unknown][] = [
  ['idOf', values.idOf, [7, '7', 0], null],
  ['textOf', values.textOf, ['Ash', ' ', ''], ''],
  ['textOrNull', values.textOrNull, ['Ash'], null],
  ['numberOf', values.numberOf, [0, -1.5], null],
  ['countOf', values.countOf, [0, 12], null],
  ['positiveOf', values.positiveOf, [1, 12], null],
  ['stepOf', values.stepOf, [1, 12], 1],
  ['amountOf', values.amountOf, ['12', '-12.50'], null],
  ['numericOf', values.numericOf, ['12.5'], ''],
  ['momentOf', values.momentOf, ['2026-11-22T08:15:00Z'], null],
  ['dayOf', values.dayOf, ['2026-11-22'], null],
  ['isTrue', values.isTrue, [true, false], false],
  ['isNotFalse', values.isNotFalse, [true, false], true],
  ['textsOf', values.textsOf, [['a', 'b'], []], []],
  ['idsOf', values.idsOf, [[1, 'b'], []], []],
  ['or', or(values.countOf, 'none'), [3], 'none'],
  ['oneOf', oneOf(['full', 'half'], 'half'), ['full', 'half'], 'half'],
  ['record', choice, [{ id: 7, name: 'Ash' }], null],
  ['keeping', keeping({ id: ownId }), [{ id: 7, grade: { of: 'A' } }], null],
  ['list', list(choice), [[{ id: 7, name: 'Ash' }], []], []],
  ['listOrNull', listOrNull(choice), [[{ id: 7, name: 'Ash' }], []], null],
  ['part', part(record({ isOn: values.isTrue })), [{ isOn: true }], { isOn: false }],
  ['made', made(values.countOf, (count) => count), [7], null],
];

describe.each(readers)('%s', (name, read, right, unknown) => {
  it.each(right.map((value) => [value]))('takes %j as it is', (value) => {
    expect(read(value)).toEqual(value);
  });

  it.each([missing, null, Symbol.iterator, () => 0])('knows nothing of %p', (value) => {
    expect(read(value)).toEqual(unknown);
  });

  const wrong = name.startsWith('list') || /s(Of)?$/.test(name) ? { 0: 'a' } : [['a']];
  it('knows nothing of a list instead of a value, nor the other way round', () => {
    expect(read(wrong)).toEqual(unknown);
  });
});

it.each([
  [values.textOf, 7, '7'],
  [values.idOf, '', null],
  [values.countOf, 1.5, null],
  [values.countOf, '3', null],
  [values.positiveOf, 0, null],
  [values.amountOf, 12.5, null],
  [values.amountOf, '12,50', null],
  [values.numericOf, ' 7 ', '7'],
  [values.numericOf, 7, '7'],
  [values.momentOf, 'noon', null],
  [values.dayOf, '2026-02-30', null],
  [values.isTrue, 'true', false],
  [values.isNotFalse, 0, true],
  [values.textsOf, ['a', null, '', 7], ['a', '7']],
  [values.idsOf, [1, null, '', 'b'], [1, 'b']],
])('%p reads %j as %j', (read: Reader<unknown>, value, expected) => {
  expect(read(value)).toEqual(expected);
});

describe('a record', () => {
  const user = record({
    id: ownId,
    name: nameOrId,
    email: values.textOf,
    isOpen: at('is_open', values.isNotFalse),
    by: record({ key: at('id', ownKey) }),
  });
  const whole = { id: 7, name: 'Ash', email: 'a@b.example', is_open: false, by: { id: 3 } };
  const read = { id: 7, name: 'Ash', email: 'a@b.example', isOpen: false, by: { key: '3' } };

  it('leaves behind what it has no reader for', () => {
    expect(user({ ...whole, password: 'x' })).toEqual(read);
  });

  it.each([missing, null, {}, [], true])('has a field for itself that is %j', (value) => {
    expect(user({ ...whole, email: value })).toEqual({ ...read, email: '' });
    expect(user({ ...whole, by: value })).toEqual({ ...read, by: null });
    expect(user({ ...whole, name: value })).toEqual({ ...read, name: '7' });
  });

  it.each([missing, null, '', {}, []])('is none with the id %j', (id) => {
    expect(user({ ...whole, id })).toBeNull();
    expect(list(user)([{ ...whole, id }, whole])).toEqual([read]);
  });
});

describe('an answer', () => {
  const page = answerOf(record({ users: needed(listOrNull(choice)) }), 'No users.');

  it.each([missing, null, 'ok', 7, [], {}, { success: true }, { users: null }, { users: {} }])(
    'has failed without the list that was asked for, which is no empty one (%j)',
    (answer) => {
      expect(() => page(answer)).toThrow(UnreadableAnswer);
      expect(() => page(answer)).toThrow('No users.');
    },
  );

  it('may have an empty one, and one with what cannot be read', () => {
    expect(page({ users: [] })).toEqual({ users: [] });
    expect(page({ users: [null, 7, {}, { id: 1 }] })).toEqual({ users: [{ id: 1, name: '1' }] });
  });
});

it('keeps of those with one key the first', () => {
  const [one, two] = [{ id: 1 }, { id: '1' }];
  expect(values.distinct([one, two], ({ id }) => String(id))).toEqual([one]);
});
