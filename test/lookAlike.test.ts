import { lookAlike } from '../fixtures/backend/lookAlike';
import { nameKey } from '../shared/format/names';

/** What people type, and what copies of it from elsewhere bring along. */
const names = [
  ...['', ' ', '\u200b', '\ufeff\u00ad'],
  ...['Céleste', 'Ce\u0301leste', 'CÉLESTE', 'Celeste'],
  ...[
    'Blue Dream',
    ' blue  dream',
    'Blue\u00a0Dream',
    'Ｂｌｕｅ　Ｄｒｅａｍ',
    'BlueDream',
    'Blue\u200bDream',
  ],
  ...['EV-1', 'ev-1', 'EV\u2060-1', 'EV 1', 'EV1', 'EV-１', 'EV-11'],
  ...['ﬁne', 'fine', 'Σίσυφος', 'ΣΊΣΥΦΟΣ', 'ストア', 'ｽﾄｱ', '🇫🇷', '🇩🇪', '\u202aabc\u202c', 'abc'],
];

it('finds the same doubles as the server, which compares by rules of its own', () => {
  const differences = names.flatMap((one) =>
    names
      .filter((other) => (nameKey(one) === nameKey(other)) !== lookAlike(one, other))
      .map((other) => [one, other]),
  );
  expect(differences).toEqual([]);
});
