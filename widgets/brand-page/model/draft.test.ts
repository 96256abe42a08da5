import { pageWith, tile } from './editing.testkit';
import { draftOf, mergeDrafts, pagesOfDraft, stillUnsaved } from './draft';
import { liveTiles, type Page } from './page';
import { withAdded, withDetails, withField, withMoved, withRemoved } from './tileEdits';

const base = pageWith(tile(1, 'One'), tile(2, 'Two'), tile(3, 'Three'));

it('brings the page back as it was', () => {
  let page = withField(base, '1', 'heading', 'First');
  page = withRemoved(page, '2');
  page = withAdded(page, 1, { kind: 'text', fields: { body: 'new' } }, []).page;
  page = withMoved(withDetails(page, { title: 'Other' }), '3', 0);
  const draft = draftOf(base, page, ['farm.png']);
  const back = pagesOfDraft(draft ?? never(), base);
  expect(back.base).toEqual(base);
  expect(liveTiles(back.page)).toEqual(liveTiles(page));
  expect(back.page.details.title).toBe('Other');
});

it('is nothing where the server has all of it by now', () => {
  const draft = draftOf(base, withField(base, '1', 'heading', 'First'), []);
  expect(stillUnsaved(draft ?? never(), withField(base, '1', 'heading', 'First'))).toBeNull();
  expect(draftOf(base, base, [])).toBeNull();
});

it('creates no tile again that the server has', () => {
  const { page, tile: made } = withAdded(base, 3, { kind: 'text', fields: {} }, []);
  const draft = draftOf(base, page, []);
  const now = { ...base, tiles: [...base.tiles, { ...made, id: 801 }] };
  expect(stillUnsaved(draft ?? never(), now)).toBeNull();
});

it('leaves to others what they changed since', () => {
  const draft = draftOf(base, withField(base, '1', 'heading', 'First'), []);
  const now = withField(base, '2', 'heading', 'Theirs');
  expect(stillUnsaved(draft ?? never(), now)?.changed.map((each) => each.now.uid)).toEqual(['1']);
});

it('has of two visits what either wrote, and what the later one wrote of the same', () => {
  const draft = (page: Page) => draftOf(base, page, []) ?? never();
  const earlier = withField(withField(base, '1', 'heading', 'First'), '1', 'body', 'Old');
  const later = withField(withField(base, '1', 'body', 'New'), '2', 'heading', 'Second');
  const { page } = pagesOfDraft(
    mergeDrafts(
      draft(withDetails(withRemoved(earlier, '2'), { title: 'Other', website: '/old/' })),
      draft(withDetails(withRemoved(later, '3'), { website: '/new/' })),
    ),
    base,
  );
  expect(page.details).toMatchObject({ title: 'Other', website: '/new/' });
  expect(liveTiles(page).map(({ fields }) => fields)).toEqual([
    { heading: 'First', body: 'New' },
    { heading: 'Second', body: '' },
  ]);
});

it('keeps what an earlier visit wrote over what somebody else has written since', () => {
  const theirs = withField(withDetails(base, { title: 'Theirs' }), '1', 'heading', 'Theirs');
  const mine = withField(withDetails(base, { title: 'Mine' }), '1', 'heading', 'Mine');
  const later = withField(withDetails(theirs, { website: '/new/' }), '1', 'body', 'New');
  const draft = mergeDrafts(
    draftOf(base, mine, []) ?? never(),
    draftOf(theirs, later, []) ?? never(),
  );
  expect(draft.details?.now).toMatchObject({ title: 'Mine', website: '/new/' });
  expect(draft.details?.was.title).toBe(base.details.title);
  const [changed] = draft.changed;
  expect(changed?.now.fields).toEqual({ heading: 'Mine', body: 'New' });
  expect(changed?.was.fields).toMatchObject({ heading: 'One' });
});

function never(): never {
  throw new Error('There is no draft.');
}
