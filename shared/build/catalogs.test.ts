import { t, tn } from '../page/i18n';
import {
  catalogScript,
  emptyCatalog,
  faultOfRule,
  faultsOf,
  readPo,
  textsIn,
  withMessages,
  writePo,
} from './catalogs';
import type { Message } from './texts';

const messages: Message[] = [
  { text: 'Saved for %(name)s.', files: ['widgets/cart/Cart.tsx'] },
  { text: 'Save', files: ['shared/a.ts', 'widgets/cart/Cart.tsx'] },
  { text: '%(count)s line', plural: '%(count)s lines', files: ['shared/a.ts'] },
];

const german = `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

# So heißt es überall.
msgid "Save"
msgstr "Speichern"

msgid "%(count)s line"
msgid_plural "%(count)s lines"
msgstr[0] "%(count)s Zeile"
msgstr[1] "%(count)s Zeilen"

msgid "Gone"
msgstr "Weg"
`;

it('is written with the files of each text, and what it has for it', () => {
  const written = writePo(withMessages(readPo(german), messages));
  expect(written).toContain(`
#: widgets/cart/Cart.tsx
#, python-format
msgid "Saved for %(name)s."
msgstr ""

# So heißt es überall.
#: shared/a.ts
#: widgets/cart/Cart.tsx
msgid "Save"
msgstr "Speichern"

#: shared/a.ts
#, python-format
msgid "%(count)s line"
msgid_plural "%(count)s lines"
msgstr[0] "%(count)s Zeile"
msgstr[1] "%(count)s Zeilen"
`);
  expect(written).not.toContain('Weg');
  expect(writePo(withMessages(readPo(written), messages))).toBe(written);
});

it('begins with empty texts', () => {
  const begun = textsIn(withMessages(emptyCatalog('fr'), messages));
  expect(begun.map(({ msgstr }) => msgstr)).toEqual([[''], [''], ['', '']]);
});

it.each([
  ['has forms now', { text: 'Save', plural: 'Save all', files: [] }],
  ['has none any more', { text: '%(count)s line', files: [] }],
])('forgets the translation of a text that %s', (_case, message) => {
  const [entry] = textsIn(withMessages(readPo(german), [message]));
  expect(entry?.msgstr.join('')).toBe('');
});

const ruledBy = (rule: string, language = 'de') => {
  const catalog = readPo(german);
  catalog.headers = { ...catalog.headers, Language: language, 'Plural-Forms': rule };
  return catalog;
};

it.each([
  '',
  'nplurals=2; plural=alert(n);',
  'nplurals=0; plural=0;',
  'nplurals=2; plural=(n != 1;',
  'nplurals=2; plural=n n;',
  'nplurals=2; plural=n(n);',
  'nplurals=2; plural=n => n;',
  'nplurals=2; plural=n = 1;',
  'nplurals=2; plural=n) && (n != 1;',
  'nplurals=2; plural=n%10;',
])('takes no plural rule but one of counts, which names its forms: %s', (rule) => {
  expect(() => catalogScript(ruledBy(rule))).toThrow(
    `"Plural-Forms: ${rule}" of de cannot be read.`,
  );
});

const slavic = 'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2';
it.each([
  ['de', 'nplurals=2; plural=(n > 1);', 'says 1 as 0'],
  ['de', 'nplurals=1; plural=0;', 'says 1 as 0'],
  ['de', `nplurals=3; plural=(${slavic});`, 'parts 2 from 0'],
  ['fr', 'nplurals=2; plural=(n != 1);', 'parts 1 from 0'],
  ['fr', 'nplurals=2; plural=(n > 1);', null],
  ['uk', `nplurals=3; plural=(${slavic});`, null],
  ['ja', 'nplurals=1; plural=0;', null],
  ['es', 'nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;', null],
])("tells another language's plural rule from that of %s: %s", (language, rule, fault) => {
  const told = `${language}: its "Plural-Forms" are another language's: the rule ${fault}.`;
  expect(faultOfRule(ruledBy(rule, language))).toBe(fault && told);
});

describe('tells by name that a text', () => {
  const [saved, save, lines] = messages as [Message, Message, Message];
  const faults = (message: Message, ...msgstr: string[]) => {
    const catalog = withMessages(readPo(german), [message]);
    for (const entry of textsIn(catalog)) entry.msgstr = msgstr;
    return faultsOf(catalog, [message]);
  };

  it.each([
    ['nothing', save, ['Speichern'], undefined],
    ['nothing', saved, ['Für %(name)s – %(name)s – gespeichert.'], undefined],
    ['nothing', lines, ['%(count)s Zeile', '%(count)s Zeilen'], undefined],
    ['it is empty', save, [''], 'is not translated'],
    ['a form is empty', lines, ['%(count)s Zeile', ''], 'is not translated'],
    ['a form is missing', lines, ['%(count)s Zeile'], 'needs 2 forms'],
    ['a placeholder is missing', saved, ['Gespeichert.'], 'lacks %(name)s'],
    ['one is broken', saved, ['Für %(name) gespeichert.'], 'lacks %(name)s'],
    ['one is strange', save, ['%(Name)s speichern'], 'has %(Name)s, which is not filled'],
    ['spaces differ', save, ['Speichern '], 'has other spaces at its ends'],
  ])('%s: %#', (_case, message, msgstr, fault) => {
    const [told, ...more] = faults(message, ...msgstr);
    if (fault === undefined) expect(told).toBeUndefined();
    else expect(told).toBe(`de: “${message.text}” ${message.files.join(', ')} ${fault}.`);
    expect(more).toEqual([]);
  });

  it('may leave its count out where the singular does, in the form of one count alone', () => {
    const one = { text: 'One line of %(of)s', plural: '%(count)s lines of %(of)s', files: [] };
    expect(faults(one, 'Eine Zeile von %(of)s', '%(count)s Zeilen von %(of)s')).toEqual([]);
    expect(faults(one, 'Eine Zeile', '%(count)s Zeilen von %(of)s')).toHaveLength(1);
    expect(faults(one, 'Eine Zeile von %(of)s', 'Zeilen von %(of)s')).toEqual([
      'de: “One line of %(of)s” lacks %(count)s.',
    ]);
  });

  it('is missing, has another plural, is fuzzy, or is in no source', () => {
    const fuzzy = readPo(german.replace('\nmsgid "Save"', '\n#, fuzzy\nmsgid "Save"'));
    const plural = { ...lines, plural: '%(count)s rows' };
    expect(faultsOf(fuzzy, [saved, save, plural])).toEqual([
      'de: “Saved for %(name)s.” widgets/cart/Cart.tsx is not in the catalog.',
      'de: “Save” shared/a.ts, widgets/cart/Cart.tsx is marked fuzzy.',
      'de: “%(count)s line” shared/a.ts has another plural.',
      'de: “Gone” is in no source.',
    ]);
  });
});

describe('on a page', () => {
  const run = (script: string) => {
    document.head.append(Object.assign(document.createElement('script'), { text: script }));
  };
  const page = window as { wholesaleWidgetsCatalog?: unknown; gettext?: unknown };
  afterEach(() => {
    delete page.wholesaleWidgetsCatalog;
    delete page.gettext;
  });

  it('gives the texts and the forms that go with a count', () => {
    run(catalogScript(readPo(german)));
    expect([t('Save'), t('%(count)s line', { count: 1 })]).toEqual(['Speichern', '1 Zeile']);
    const lines = (count: number) => tn('%(count)s line', '%(count)s lines', count);
    expect([0, 1, 1.5, 2].map(lines)).toEqual(['0 Zeilen', '1 Zeile', '1.5 Zeilen', '2 Zeilen']);
  });

  it("goes before the page's own catalog, and leaves it what it lacks and what is the page's", () => {
    const gettext = (text: string) => `${text} (admin)`;
    page.gettext = gettext;
    run(catalogScript(readPo(german)));
    expect([t('Save'), t('Other'), t('constructor')]).toEqual([
      ...['Speichern', 'Other (admin)', 'constructor (admin)'],
    ]);
    expect(page.gettext).toBe(gettext);
  });

  it('leaves out what is not translated, and what is not wanted', () => {
    const catalog = withMessages(readPo(german), messages);
    run(catalogScript(catalog, new Set(['Saved for %(name)s.', 'Save'])));
    expect([t('Save'), t('Saved for %(name)s.', { name: 'x' })]).toEqual([
      ...['Speichern', 'Saved for x.'],
    ]);
    expect(t('%(count)s line', { count: 1 })).toBe('1 line');
  });

  it('adds to what another widget brought in the same language, and replaces any other', () => {
    const catalog = readPo(german);
    const spanish = readPo(german.replace('Language: de', 'Language: es'));
    page.wholesaleWidgetsCatalog = document.createElement('form');
    run(catalogScript(catalog, new Set(['Save'])));
    run(catalogScript(catalog, new Set(['Gone'])));
    expect([t('Save'), t('Gone')]).toEqual(['Speichern', 'Weg']);
    run(catalogScript(spanish, new Set(['Gone'])));
    expect([t('Save'), t('Gone')]).toEqual(['Save', 'Weg']);
  });
});
