import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/describeScreen';
import { emit } from '../../shared/events';
import {
  brandsPath,
  groupsShown,
  landingPath,
  letters,
  open,
  search,
  sellersPath,
  tab,
} from './page.testkit';

describeScreen('storefront-landing', {
  as: 'dispensary',
  shown: 'Evergreen Reserve',
  load: { method: 'GET', path: brandsPath, fails: 'The brands could not be loaded.' },
  empty: 'There are no brands yet.',
  hostile: '${7*7}{{7*7}}',
  readOnly: { never: 'It changes nothing.' },
  write: { never: 'It changes nothing.' },
});

describe('each part', () => {
  it('fails and is tried again by itself', async () => {
    const { user, backend } = await open({
      before: async (page) => {
        await page.failNext('GET', landingPath, 'forbidden-403');
        await page.failNext('GET', sellersPath, 'forbidden-403');
      },
    });
    expect(await screen.findByText('Evergreen Reserve')).toBeVisible();
    expect(screen.getByText(/The highlights could not be loaded/)).toBeVisible();
    await user.click(await tab(/^Sellers: not loaded$/));
    expect(screen.getByText(/The sellers could not be loaded/)).toBeVisible();
    const [first, second] = screen.getAllByRole('button', { name: 'Retry' });
    if (second) await user.click(second);
    expect(await screen.findByText('Evergreen Valley Farms')).toBeVisible();
    expect(screen.getByText(/The highlights could not be loaded/)).toBeVisible();
    if (first) await user.click(first);
    expect(await screen.findByRole('link', { name: 'Solventless season' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    const asked = (await backend.log()).map(({ route }) => route);
    expect(asked.filter((route) => route === 'S22')).toHaveLength(1);
  });

  it('is read anew when somebody shops for another location', async () => {
    const { backend } = await open();
    await groupsShown();
    emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
    await waitFor(async () => {
      const asked = (await backend.log()).map(({ route }) => route);
      for (const id of ['S21', 'S22', 'S23']) {
        expect(asked.filter((route) => route === id)).toHaveLength(2);
      }
    });
  });

  it('leaves no room for highlights that there are none of', async () => {
    await open({ scenario: 'empty' });
    await screen.findByText('There are no brands yet.');
    expect(screen.queryByRole('list', { name: 'Highlights' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Promotions' })).not.toBeInTheDocument();
  });
});

describe('highlights', () => {
  it('lead on by their titles, with pictures of a size and in several widths', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Highlights' });
    const link = within(list).getByRole('link', { name: 'Solventless season' });
    expect(link).toHaveAttribute('href', expect.stringContaining('slug=blue-heron'));
    const pictures = [...list.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
    for (const picture of pictures) {
      expect(picture.width * picture.height).toBeGreaterThan(0);
      expect(picture.srcset).toMatch(/ 480w, .* 960w$/);
      expect(picture.sizes).not.toBe('');
    }
    const promotions = screen.getByRole('list', { name: 'Promotions' });
    expect(within(promotions).getAllByRole('link')).toHaveLength(2);
    expect(within(promotions).getByText('Delivery days')).toBeVisible();
  });

  it('lead nowhere where an address is not one of the web', async () => {
    await open({ scenario: 'hostile' });
    const list = await screen.findByRole('list', { name: 'Highlights' });
    expect(within(list).queryByRole('link')).not.toBeInTheDocument();
    expect(list.querySelector('img')).toBeNull();
  });
});

describe('the lists', () => {
  it('stand in groups, the favorites first, each leading to its page', async () => {
    const { user } = await open();
    const [favorites, ...others] = await groupsShown();
    expect(favorites).toEqual({ name: 'Favorites', entries: ['Heron & Co'] });
    const names = others.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    const brand = screen.getByRole('link', { name: 'Evergreen Reserve' });
    expect(brand).toHaveAttribute('href', expect.stringContaining('slug=evergreen-valley'));
    expect(brand).toHaveAttribute('href', expect.stringContaining('brand%3D301'));
    expect(screen.getAllByText('Favorite')).toHaveLength(1);
    await user.click(await tab(/^Sellers/));
    expect((await groupsShown())[0]?.entries).toEqual(['Blue Heron Extracts & Edibles']);
    expect(screen.getAllByText(/^.*Not taking orders/).length).toBeGreaterThan(0);
  });

  it('are searched together, and say what the other one has', async () => {
    const { user } = await open();
    await groupsShown();
    await user.type(await search(), 'evergreen valley{Enter}');
    expect(await tab(/^Sellers \(1\)$/)).toBeVisible();
    // Brands are found by their sellers, too.
    expect((await groupsShown()).flatMap(({ entries }) => entries)).toHaveLength(5);
    await user.clear(await search());
    await user.type(await search(), 'north coast{Enter}');
    expect(await screen.findByText('No brand fits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the sellers found' }));
    expect((await groupsShown()).length).toBeGreaterThan(0);
    expect(decodeURIComponent(location.search)).toContain('view=sellers');
    await user.type(await search(), ' nobody{Enter}');
    expect(await screen.findByText('No seller fits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search without “north coast nobody”' }));
    expect(await search()).toHaveValue('');
    expect((await groupsShown()).length).toBeGreaterThan(3);
  });
});

describe('the index of letters', () => {
  const chosen = async () =>
    within(await letters())
      .getByRole('option', { selected: true })
      .getAttribute('aria-label');

  it('is walked by arrows, ends and letters, and entered by Enter', async () => {
    const { user } = await open();
    const groups = await groupsShown();
    const options = within(await letters()).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-label'))).toEqual(
      groups.map(({ name }) => name),
    );
    options[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(await chosen()).toBe(groups[1]?.name);
    await user.keyboard('{End}');
    expect(await chosen()).toBe(groups.at(-1)?.name);
    await user.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    expect(await chosen()).toBe('Favorites');
    await user.keyboard('e');
    expect(await chosen()).toBe('E');
    expect(within(await letters()).getByRole('option', { name: 'E' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Evergreen Reserve' })).toHaveFocus();
  });

  it('leads to a letter that is clicked, and begins anew with another search', async () => {
    const { user } = await open();
    await user.click(within(await letters()).getByRole('option', { name: 'T' }));
    expect(await chosen()).toBe('T');
    await user.type(await search(), 'evergreen{Enter}');
    await waitFor(async () => expect(await chosen()).toBe('A'));
  });
});
