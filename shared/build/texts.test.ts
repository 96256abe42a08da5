import { joinTexts, textsOf } from './texts';

const read = (body: string, names = 't, tn') =>
  textsOf('widgets/cart/Cart.tsx', `import { ${names} } from '@shared/page/i18n';\n${body}`);

const english = (body: string) => read(body).messages;

describe('finds', () => {
  it.each([
    ['a text', `t('Save')`, [{ text: 'Save' }]],
    ['one with values', `t('Saved for %(name)s.', { name })`, [{ text: 'Saved for %(name)s.' }]],
    ['a template without values', 't(`It’s “so”`)', [{ text: 'It’s “so”' }]],
    ['what is escaped', String.raw`t('a\n“b”')`, [{ text: 'a\n“b”' }]],
    ['both texts of a choice', `t(isNew ? ('Add') : 'Save')`, [{ text: 'Add' }, { text: 'Save' }]],
    [
      'forms of a count',
      `tn('%(count)s line', '%(count)s lines', n)`,
      [{ text: '%(count)s line', plural: '%(count)s lines' }],
    ],
    [
      'texts in elements and in values of texts',
      `<b title={t('A')}>{t('B %(c)s', { c: t('C') })}</b>`,
      [{ text: 'A' }, { text: 'B %(c)s' }, { text: 'C' }],
    ],
  ])('%s', (_case, body, messages) => {
    expect(read(body)).toEqual({ messages, problems: [] });
  });
});

it.each(['t(label)', 't(`Save ${name}`)', `t('Save ' + name)`, `t(isNew ? 'Add' : label)`, 't()'])(
  'refuses %s by file and line',
  (call) => {
    expect(read(call).problems).toEqual([
      `widgets/cart/Cart.tsx:2 ${call}: the text should stand in the call, in quotes`,
    ]);
  },
);

it.each([`tn('One line', lines, n)`, `tn(isOne ? 'a' : 'b', 'c', n)`, `tn('One line')`])(
  'refuses %s',
  (call) => {
    expect(read(call).problems).toEqual([
      `widgets/cart/Cart.tsx:2 ${call}: the two texts should stand in the call, one in quotes each`,
    ]);
  },
);

it.each(['texts.map(t)', 'const say = t', '({ t })'])('refuses that %s hands it on', (body) => {
  expect(read(body).problems).toHaveLength(1);
});

it('leaves alone what has that name and is not of i18n', () => {
  expect(english(`axis.t('x'); ({ t: 1 })`)).toEqual([]);
  expect(textsOf('a.ts', `import { t } from './time'; t(now)`)).toEqual({
    messages: [],
    problems: [],
  });
});

const found = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, body]) => [file, { ...read(body), file }]));

it('joins the texts of all files, in the order of their first file', () => {
  const files = found({
    'widgets/b.ts': `t('Save'); t('Add')`,
    'shared/a.ts': `t('Undo'); t('Save')`,
    'widgets/c.ts': `t('Add'); t('Add')`,
  });
  expect(joinTexts(files)).toEqual([
    { text: 'Save', files: ['shared/a.ts', 'widgets/b.ts'] },
    { text: 'Undo', files: ['shared/a.ts'] },
    { text: 'Add', files: ['widgets/b.ts', 'widgets/c.ts'] },
  ]);
});

it('takes a text with and without a count as one, as gettext does', () => {
  const files = found({ 'a.ts': `t('One'); tn('One', 'Many', n)`, 'b.ts': `t('One')` });
  expect(joinTexts(files)).toEqual([{ text: 'One', plural: 'Many', files: ['a.ts', 'b.ts'] }]);
});

it('fails with the name of everything that cannot be translated', () => {
  const files = found({ 'a.ts': `tn('One', 'Many', n); tn('One', 'More', n)`, 'b.ts': 't(x)' });
  expect(() => joinTexts(files)).toThrow(/t\(x\)[^]*a\.ts “One” has two plurals: Many, More/);
});
