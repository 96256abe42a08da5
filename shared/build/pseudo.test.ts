import { emptyCatalog, textsIn, withMessages } from './catalogs';
import { marks, pseudoCatalog } from './pseudo';

const template = withMessages(emptyCatalog(), [
  { text: 'Saved for %(name)s.', files: [] },
  { text: '%(count)s line', plural: '%(count)s lines', files: [] },
]);

const said = (language: string) =>
  textsIn(pseudoCatalog(template, language) ?? emptyCatalog()).map(({ msgstr }) => msgstr);

it('says every text and form in brackets, longer, from right to left, around its placeholders', () => {
  expect(said('ar-XB')).toEqual([
    ['⟦\u202eSaved for \u202c%(name)s. · · · ·⟧'],
    ['⟦%(count)s\u202e line\u202c · · ·⟧', '⟦%(count)s\u202e lines\u202c · · ·⟧'],
  ]);
});

it('marks every text and form where no eye sees it', () => {
  const [begin, end] = marks;
  expect(said('en-XA')[1]).toEqual([
    `${begin}%(count)s line${end}`,
    `${begin}%(count)s lines${end}`,
  ]);
});

it('knows no other language', () => {
  expect(pseudoCatalog(template, 'de')).toBeNull();
});
