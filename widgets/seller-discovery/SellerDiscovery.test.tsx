import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { showPage } from '../../test/support/fixturePage';
import { emit } from '../../shared/events';
import { rewriteAnswers } from '../../shared/storefront/products.testkit';
import { favoritePath, heartOf, namesShown, open, search, sellersPath } from './page.testkit';

const evergreen = 'Evergreen Valley Farms';

describeScreen('seller-discovery', {
  as: 'dispensary',
  shown: evergreen,
  load: { method: 'GET', path: sellersPath, fails: 'The sellers could not be loaded.' },
  empty: 'There are no sellers yet.',
  hostile: '<img src=x onerror="window.x=1"> & Sons',
  readOnly: { without: /^Favorite/ },
  write: {
    method: 'POST',
    path: favoritePath,
    edit: () => heartOf(evergreen),
    send: async ({ user }) => user.click(await heartOf(evergreen)),
    saved: `${evergreen} was added to your favorites.`,
    notSaved: `${evergreen} was not added to your favorites.`,
    isTyped: async () => {
      expect(await heartOf(evergreen)).toHaveAttribute('aria-pressed', 'false');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
});

const asked = async (backend: Awaited<ReturnType<typeof open>>['backend']) =>
  (await backend.log())
    .filter(({ route }) => route === 'S13')
    .map(({ path }) => new URL(path, location.origin).searchParams);

describe('favorites', () => {
  it('are marked at once and taken away again, each by its own word', async () => {
    const { user, backend } = await open();
    const heart = await heartOf(evergreen);
    const answer = await backend.hold('POST', favoritePath);
    await user.click(heart);
    await answer.isAsked();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(heart).toHaveAttribute('aria-busy', 'true');
    await answer.release();
    await screen.findByText(`${evergreen} was added to your favorites.`);
    await user.click(heart);
    await screen.findByText(`${evergreen} was removed from your favorites.`);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    const sent = (await backend.log()).filter(({ route }) => route === 'S35');
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ action: 'add' }),
      expect.objectContaining({ action: 'remove' }),
    ]);
  });

  it('claim nothing of a lost answer until the list was looked at', async () => {
    const { user, backend } = await open();
    await backend.failNext('POST', favoritePath, 'drop-after-commit');
    await user.click(await heartOf(evergreen));
    await screen.findByText(`${evergreen} was added to your favorites.`);
    expect(await heartOf(evergreen)).toHaveAttribute('aria-pressed', 'true');
    expect((await backend.log()).filter(({ route }) => route === 'S35')).toHaveLength(1);
  });

  it('are tried again where they stand, and what was said of them can be dismissed', async () => {
    const { user, backend } = await open();
    await backend.failNext('POST', favoritePath, 'refused-400');
    await user.click(await heartOf(evergreen));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText(`${evergreen} was added to your favorites.`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await backend.failNext('POST', favoritePath, 'refused-400');
    await user.click(await heartOf(evergreen));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await heartOf(evergreen)).toHaveAttribute('aria-pressed', 'true');
  });

  it('are tried again as they were asked for, whatever the list says by then', async () => {
    const { user, backend } = await open();
    await backend.failNext('POST', favoritePath, 'refused-400');
    await user.click(await heartOf(evergreen));
    await screen.findByRole('button', { name: 'Try again' });
    rewriteAnswers(sellersPath, '"is_favorite":false', '"is_favorite":true');
    await user.type(await search(), 'e{Enter}');
    await waitFor(async () =>
      expect(await heartOf(evergreen)).toHaveAttribute('aria-pressed', 'true'),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(`${evergreen} was added to your favorites.`);
    const sent = (await backend.log()).filter(({ route }) => route === 'S35');
    expect(sent.at(-1)?.body).toMatchObject({ action: 'add' });
  });

  it('stay as they were marked when a list comes that was asked for before', async () => {
    const { user, backend } = await open();
    const heart = await heartOf(evergreen);
    const answer = await backend.hold('GET', sellersPath);
    await user.type(await search(), 'e{Enter}');
    await answer.isAsked();
    await user.click(heart);
    await screen.findByText(`${evergreen} was added to your favorites.`);
    await answer.release();
    await waitFor(() => expect(screen.getByText(/^\d+ sellers found$/)).toBeInTheDocument());
    expect(await heartOf(evergreen)).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the list', () => {
  it('asks by the names of the specification, and keeps in the address what is asked', async () => {
    const { user, backend } = await open();
    await namesShown();
    await user.type(await search(), 'farms{Enter}');
    await user.click(screen.getByRole('button', { name: 'Availability' }));
    await user.click(await screen.findByRole('checkbox', { name: 'In stock' }));
    await user.click(screen.getByRole('checkbox', { name: 'Taking orders' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-name');
    await waitFor(async () => {
      const last = (await asked(backend)).at(-1);
      expect(Object.fromEntries(last ?? [])).toEqual({
        'filter-text': 'farms',
        'status-filter': 'visible',
        'inventory-filter': 'instock',
        'order-by': '-name',
        page: '1',
        'per-page': '24',
      });
    });
    for (const part of ['farms', 'instock', 'visible', '-name']) {
      expect(decodeURIComponent(location.search)).toContain(part);
    }
    await waitFor(async () => {
      const names = await namesShown();
      expect(names).toEqual([...names].sort().reverse());
    });
  });

  it('says with each choice how many it leaves, and names what leaves none', async () => {
    const { user } = await open();
    await namesShown();
    await user.click(screen.getByRole('button', { name: 'Category' }));
    const choice = await screen.findByRole('checkbox', { name: /^Flower \d+$/ });
    await user.click(choice);
    expect(
      await screen.findByRole('button', { name: 'Remove the filter Category: Flower' }),
    ).toBeVisible();
    await user.type(await search(), 'nobody has this name{Enter}');
    expect(await screen.findByText('No seller fits.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Without Category: Flower' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search without “nobody has this name”' }));
    expect((await namesShown()).length).toBeGreaterThan(0);
    expect(await search()).toHaveValue('');
  });

  it('grows by "Show more", where the focus goes on, and comes back as long as it was', async () => {
    const { user, backend } = await open({ scenario: 'huge' });
    expect(await namesShown()).toHaveLength(24);
    expect(screen.getByText('24 of 2,000 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('48 of 2,000 shown')).toBeVisible();
    const names = await namesShown();
    const next = within(screen.getByRole('article', { name: names[24] ?? '' })).getByRole('link');
    await waitFor(() => expect(next).toHaveFocus());
    expect((await asked(backend)).map((query) => query.get('page'))).toEqual(['1', '2']);

    await showPage(location.pathname + location.search);
    expect(await screen.findByText('48 of 2,000 shown')).toBeVisible();
  });

  it('keeps what is there when more cannot be read, and reads it when it is tried again', async () => {
    const { user, backend } = await open({ scenario: 'huge' });
    await namesShown();
    await backend.failNext('GET', sellersPath, 'forbidden-403');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The next ones could not be loaded.',
    );
    expect(await namesShown()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('48 of 2,000 shown')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is read anew when somebody shops for another location', async () => {
    const { backend } = await open();
    await namesShown();
    emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
    await waitFor(async () => expect(await asked(backend)).toHaveLength(2));
  });

  it('is read anew from the first page, also where more is asked for before that has come', async () => {
    const { user, backend } = await open({ scenario: 'huge' });
    await namesShown();
    const answer = await backend.hold('GET', sellersPath);
    emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
    await answer.isAsked();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await answer.release();
    expect(await screen.findByText('48 of 2,000 shown')).toBeVisible();
    const pages = (await asked(backend)).map((query) => query.get('page'));
    expect(pages).toEqual(['1', '1', '1', '2']);
  });

  it('says in words for buyers how a seller stands', async () => {
    await open();
    await namesShown();
    for (const words of ['Not taking orders', 'Orders paused', 'Orders may be held']) {
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    }
  });
});
