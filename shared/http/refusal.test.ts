import { readRefusal } from './refusal';

const field = (name: string, ...messages: string[]) => ({ name, messages });

it.each([
  [
    'form errors',
    { name: ['Bad.', 'Long.'], size: ['Odd.'] },
    '',
    [field('name', 'Bad.', 'Long.'), field('size', 'Odd.')],
  ],
  [
    'form errors as data',
    { name: [{ message: 'Bad.', code: 'invalid' }] },
    '',
    [field('name', 'Bad.')],
  ],
  ['a text for a field', { name: 'Bad.' }, '', [field('name', 'Bad.')]],
  ['errors of no field', { __all__: ['No.'], non_field_errors: ['Never.'] }, 'No. Never.', []],
  ['errors under errors', { errors: { name: ['Bad.'] } }, '', [field('name', 'Bad.')]],
  ['a list under errors', { errors: ['No.', 'Never.'] }, 'No. Never.', []],
  ['a detail', { detail: 'No.' }, 'No.', []],
  ['a detail with a code', { detail: 'No.', code: 'nope', status: 'error' }, 'No.', []],
  ['a message beside fields', { message: 'No.', name: ['Bad.'] }, 'No.', [field('name', 'Bad.')]],
  ['a field named message', { message: ['Bad.'] }, '', [field('message', 'Bad.')]],
  ['a text', 'No.', 'No.', []],
  ['a list', ['No.', 'Never.'], 'No. Never.', []],
  ['nested fields', { address: { city: ['Bad.'] } }, '', [field('address.city', 'Bad.')]],
  [
    'rows',
    { lines: [{}, { size: ['Odd.'], non_field_errors: ['No.'] }] },
    '',
    [field('lines.1.size', 'Odd.'), field('lines.1', 'No.')],
  ],
  ['rows alone', [{ name: ['Bad.'] }, {}], '', [field('0.name', 'Bad.')]],
  ['what is no text', { name: [1, null, true, ''], size: 3, x: null }, '', []],
  ['nothing', null, '', []],
  ['a number', 7, '', []],
])('reads %s', (_what, body, message, fields) => {
  expect(readRefusal(body)).toEqual({ message, fields });
});

it('takes names of built-in things for names', () => {
  const body: unknown = JSON.parse(
    '{"__proto__": ["Bad."], "constructor": {"prototype": ["Odd."]}}',
  );
  expect(readRefusal(body).fields).toEqual([
    field('__proto__', 'Bad.'),
    field('constructor.prototype', 'Odd.'),
  ]);
  expect('Bad.' in {}).toBe(false);
});

it('survives any depth', () => {
  const deep: unknown = JSON.parse(`${'{"a":['.repeat(50_000)}"x"${']}'.repeat(50_000)}`);
  expect(readRefusal(deep)).toEqual({ message: '', fields: [] });
});
