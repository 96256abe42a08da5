import { lookAlike } from '../../fixtures/backend/lookAlike';
import { nameKey, trimmed } from './names';

it.each([
  ['composed and decomposed accents', 'Céleste', 'Ce\u0301leste'],
  ['two blanks in a row', 'Blue Dream', 'Blue  Dream'],
  ['a blank that does not break', 'Blue Dream', 'Blue\u00a0Dream'],
  ['a blank of braille', 'Blue Dream', 'Blue\u2800Dream'],
  ['a blank without width', 'BlueDream', 'Blue\u200bDream'],
  ['a mark of direction', 'Tidewater', '\u202aTidewater\u202c'],
  ['letters of full width', 'OLD', 'ＯＬＤ'],
  ['a ligature', 'fine', 'ﬁne'],
  ['capitals and blanks at the ends', 'Old Coast', ' old COAST '],
])('takes names for one that differ in %s', (_what, one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['Celeste', 'Céleste'],
  ['A 1', 'A1'],
  ['a-b', 'ab'],
  ['🇫🇷', '🇩🇪'],
])('tells %s from %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

it.each(['', ' ', '\u200b', '\u2060\ufeff', '\u00ad \u3164', '\u2800'])(
  'sees no text in %j',
  (text) => {
    expect(trimmed(text)).toBe('');
  },
);

it('leaves a text as it is written, but for blanks at its ends', () => {
  expect(trimmed(' می\u200cخواهم  👩\u200d🌾 ')).toBe('می\u200cخواهم  👩\u200d🌾');
});

it('finds the same doubles as the server, which compares by rules of its own', () => {
  const names = [
    ...['', ' ', '\u200b', '\ufeff\u00ad', 'Céleste', 'Ce\u0301leste', 'CÉLESTE', 'Celeste'],
    ...[
      'Blue Dream',
      ' blue  dream',
      'Blue\u00a0Dream',
      'Ｂｌｕｅ　Ｄｒｅａｍ',
      'BlueDream',
      'Blue\u200bDream',
    ],
    ...['EV-1', 'ev-1', 'EV\u2060-1', 'EV 1', 'EV1', 'EV-１', 'EV-11', '🇫🇷', '🇩🇪'],
    ...['ﬁne', 'fine', 'Σίσυφος', 'ΣΊΣΥΦΟΣ', 'ストア', 'ｽﾄｱ', '\u202aabc\u202c', 'abc'],
  ];
  const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));
  const isSame = (one: string, other: string) => nameKey(one) === nameKey(other);
  expect(pairs.filter(([one, other]) => isSame(one, other) !== lookAlike(one, other))).toEqual([]);
});
