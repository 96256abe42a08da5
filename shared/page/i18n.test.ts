import { t, tn } from './i18n';

const setCatalog = (catalog: Record<string, unknown>) => Object.assign(window, catalog);

afterEach(() => {
  for (const name of ['gettext', 'ngettext', 'wholesaleWidgetsCatalog']) {
    Reflect.deleteProperty(window, name);
  }
  document.body.innerHTML = '';
});

describe('without a catalog', () => {
  it('answers the source text', () => {
    expect(t('Save')).toBe('Save');
  });

  it.each([
    ['Saved for %(location)s.', { location: 'North' }, 'Saved for North.'],
    ['%(a)s and %(a)s, %(b)s', { a: 1, b: 0 }, '1 and 1, 0'],
    ['%(share)s%% off', { share: 5 }, '5% off'],
    ['100% of %d', {}, '100% of %d'],
    ['%%(name)s', { name: 'x' }, '%(name)s'],
    ['Saved for %(location)s.', {}, 'Saved for %(location)s.'],
    ['%(constructor)s %(__proto__)s', {}, '%(constructor)s %(__proto__)s'],
    ['%(name)s', { name: '<b>$& %(other)s</b>', other: 'x' }, '<b>$& %(other)s</b>'],
  ])('fills %j with %j', (text, values, filled) => {
    expect(t(text, values)).toBe(filled);
  });

  it.each([
    [0, '0 lines'],
    [1, '1 line'],
    [2, '2 lines'],
    [1.5, '1.5 lines'],
  ])('picks the English form for %d', (count, text) => {
    expect(tn('%(count)s line', '%(count)s lines', count)).toBe(text);
  });

  it('shows the count as the caller formats it', () => {
    expect(tn('%(count)s line', '%(count)s lines', 1000, { count: '1,000' })).toBe('1,000 lines');
  });
});

describe("with the page's catalog", () => {
  it('fills the translation', () => {
    setCatalog({
      gettext: (text: string) =>
        text === 'Saved for %(location)s.' ? 'Für %(location)s gespeichert.' : text,
    });
    expect(t('Saved for %(location)s.', { location: 'Nord' })).toBe('Für Nord gespeichert.');
    expect(t('Save')).toBe('Save');
  });

  it('takes the plural form from it', () => {
    const forms = ['%(count)s wiersz', '%(count)s wiersze', '%(count)s wierszy'];
    setCatalog({
      ngettext: (_singular: string, _plural: string, count: number) =>
        forms[count === 1 ? 0 : count < 5 ? 1 : 2],
    });
    expect([1, 3, 7].map((count) => tn('%(count)s line', '%(count)s lines', count))).toEqual([
      '1 wiersz',
      '3 wiersze',
      '7 wierszy',
    ]);
  });

  it('answers a catalog that arrives later', () => {
    expect(t('Save')).toBe('Save');
    setCatalog({ gettext: () => 'Speichern' });
    expect(t('Save')).toBe('Speichern');
  });
});

describe('falls back to the source text when the catalog', () => {
  const crash = () => {
    throw new Error('broken catalog');
  };

  it.each([
    ['throws', crash],
    ['is no function', 'Speichern'],
    ['is null', null],
    ['answers nothing', () => undefined],
    ['answers an object', () => ['Speichern']],
    ['answers an empty text', () => ''],
  ])('%s', (_case, broken) => {
    setCatalog({ gettext: broken, ngettext: broken });
    expect(t('Save')).toBe('Save');
    expect(tn('One line', '%(count)s lines', 2)).toBe('2 lines');
  });

  it.each([
    ['is an element', document.createElement('form')],
    ['is null', null],
    ['is a text', 'Speichern'],
    ['has nothing', {}],
    ['has something else', { gettext: 'Speichern', ngettext: {} }],
    ['throws', { gettext: crash, ngettext: crash }],
    ['lacks the text', { gettext: () => undefined, ngettext: () => undefined }],
  ])("of the widgets %s, and to the page's", (_case, broken) => {
    setCatalog({ wholesaleWidgetsCatalog: broken });
    expect(t('Save')).toBe('Save');
    expect(tn('One line', '%(count)s lines', 2)).toBe('2 lines');
    setCatalog({ gettext: () => 'Speichern', ngettext: () => 'Zeilen' });
    expect([t('Save'), tn('One line', '%(count)s lines', 2)]).toEqual(['Speichern', 'Zeilen']);
  });

  it('is an element with its name as id', () => {
    document.body.innerHTML = '<form id="gettext"></form><p id="wholesaleWidgetsCatalog"></p>';
    expect(t('Save')).toBe('Save');
  });
});

describe('letters of the other direction', () => {
  afterEach(() => {
    document.dir = '';
  });

  it('are isolated from the sentence that they stand in, and nothing else is', () => {
    const says = (name: string | number) => t('%(name)s: 5 %%', { name });
    expect(says('שלום')).toBe('\u2068שלום\u2069: 5 %');
    expect(says('Blue Dream سلام')).toBe('\u2068Blue Dream سلام\u2069: 5 %');
    expect([says('Crème 🌲'), says('$1.50 – 2')]).toEqual(['Crème 🌲: 5 %', '$1.50 – 2: 5 %']);
  });

  it('are those of every name on a page from right to left', () => {
    document.dir = 'rtl';
    expect(tn('%(name)s (%(count)s)', '%(name)s (%(count)s)', 5, { name: 'Nord' })).toBe(
      '\u2068Nord\u2069 (5)',
    );
  });
});
