import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emit } from '../../shared/events';
import { describeScreen } from '../../test/support/describeScreen';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('storefront-landing', { as: 'dispensary', ...options });

const search = () => screen.findByRole('searchbox', { name: 'Search brands and sellers' });
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const letters = () => screen.findByRole('listbox', { name: 'Go to a letter' });

/** The groups in sight, from the first on, each with the names in it. */
const groupsShown = async () =>
  (await within(await screen.findByRole('tabpanel')).findAllByRole('region')).map((group) => ({
    name: within(group).getByRole('heading').textContent,
    entries: [...group.querySelectorAll('.ww-product-name')].map((name) => name.textContent),
  }));

describeScreen('storefront-landing', {
  as: 'dispensary',
  shown: 'Evergreen Reserve',
  load: {
    method: 'GET',
    path: '/storefront2/grouped-active-brands/',
    fails: 'The brands could not be loaded.',
  },
  empty: 'There are no brands yet.',
  hostile: '${7*7}{{7*7}}',
  readOnly: { never: 'It changes nothing.' },
  write: { never: 'It changes nothing.' },
});

it('each part fails and is tried again by itself', async () => {
  const { user, backend } = await open({
    before: async (page) => {
      await page.failNext('GET', '/storefront2-landing/', 'forbidden-403');
      await page.failNext('GET', '/storefront2/grouped-active-sellers/', 'forbidden-403');
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
  expect((await backend.log()).filter(({ route }) => route === 'S22')).toHaveLength(1);
});

it('each part is read anew when somebody shops for another location, and called old where that fails', async () => {
  const { user, backend } = await open();
  await groupsShown();
  for (const path of ['-landing/', '/grouped-active-brands/', '/grouped-active-sellers/'])
    await backend.failNext('GET', `/storefront2${path}`, 'forbidden-403');
  emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
  expect(await screen.findByText(/The highlights may be out of date/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Solventless season' })).toBeVisible();
  for (const name of [/^Sellers/, /^Brands/]) {
    await user.click(await tab(name));
    expect(await screen.findByText(/The list may be out of date/)).toBeVisible();
    expect((await groupsShown()).length).toBeGreaterThan(3);
  }
});

it('highlights lead on by their titles, with pictures of a size and in several widths, with the banners that are sent', async () => {
  await open({ scenario: 'banners' });
  expect(await screen.findByText('Prices of flower change on December 1.')).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Highlights' });
  expect(list.querySelector('a[href*="slug=blue-heron"]')).toHaveTextContent('Solventless season');
  await groupsShown();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.ww-landing img')];
  const isEager = pictures.filter((each) => each.getAttribute('loading') !== 'lazy');
  expect(isEager).toEqual([list.querySelector('img')]);
  for (const { width, height, srcset, sizes } of pictures) {
    expect(width * height).toBeGreaterThan(0);
    expect(/ \d+w, .* \d+w$/.test(srcset)).toBe(sizes !== '');
  }
  expect(pictures.filter(({ srcset }) => srcset === '')).toHaveLength(1);
  expect(document.querySelector('.ww-entry:not(:has(img)) svg')).toBeVisible();
  const promotions = screen.getByRole('list', { name: 'Promotions' });
  expect(within(promotions).getAllByRole('link')).toHaveLength(2);
  expect(within(promotions).getByText('Delivery days')).toBeVisible();
  // A picture that does not come leaves no broken one.
  for (const picture of list.querySelectorAll('img')) fireEvent.error(picture);
  expect(list.querySelectorAll('.ww-hero-picture > svg')).toHaveLength(2);
  expect(list.querySelector('img')).toBeNull();
});

it('highlights take no room where there are none', async () => {
  await open({ scenario: 'empty' });
  await screen.findByText('There are no brands yet.');
  expect(screen.queryByRole('list', { name: /Highlights|Promotions/ })).not.toBeInTheDocument();
});

it('highlights lead nowhere where an address is not one of the web', async () => {
  await open({ scenario: 'hostile' });
  const list = await screen.findByRole('list', { name: 'Highlights' });
  expect(within(list).queryByRole('link')).not.toBeInTheDocument();
  // The sign of its category stands for a picture that may not be shown.
  expect(list.querySelector('img')).toBeNull();
  expect(list.querySelector('.ww-hero-picture > svg')).toBeVisible();
});

it('the lists stand in groups, the favorites first, each leading to its page', async () => {
  const { user } = await open();
  const [favorites, ...others] = await groupsShown();
  expect(favorites).toEqual({ name: 'Favorites', entries: ['Heron & Co'] });
  expect(others.map(({ name }) => name).slice(0, 4)).toEqual(['A', 'C', 'E', 'G']);
  const brand = screen.getByRole('link', { name: 'Evergreen Reserve' });
  expect(brand.getAttribute('href')).toMatch(/slug=evergreen-valley.*brand%3D301/);
  brand.addEventListener('click', (event) => event.preventDefault());
  await user.click(brand);
  expect(JSON.stringify(history.state)).toContain('brands 301');
  expect(screen.getAllByText('Favorite')).toHaveLength(1);
  await user.click(await tab(/^Sellers/));
  expect((await groupsShown())[0]?.entries).toEqual(['Blue Heron Extracts & Edibles']);
  expect(screen.getAllByText(/^.*Not taking orders/).length).toBeGreaterThan(0);
});

it('the lists are searched together, and say what the other one has', async () => {
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

it('keeps in the address which letter was gone to, until another search has other letters', async () => {
  const chosen = async () =>
    (await letters()).querySelector('[aria-selected=true]')?.getAttribute('aria-label');
  const written = () => new URL(location.href).searchParams.get('storefront-landing.letter');
  const { user } = await open();
  await groupsShown();
  expect(await chosen()).toBe('Favorites');
  const steps = history.length;
  await user.click(within(await letters()).getByRole('option', { name: 'T' }));
  await user.keyboard('{ArrowLeft}');
  expect([await chosen(), written(), history.length]).toEqual(['S', 'S', steps]);
  await showPage(location.pathname + location.search);
  await waitFor(async () => expect(await chosen()).toBe('S'));
  await user.click(await tab(/^Brands/));
  expect([await chosen(), written()]).toEqual(['S', 'S']);
  await user.type(await search(), 'evergreen{Enter}');
  await waitFor(async () => expect([await chosen(), written()]).toEqual(['A', null]));
});
