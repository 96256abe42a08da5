import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describeScreen } from '../../test/describeScreen';
import { changeAnswers } from '../../test/spoilAnswers';
import { answered, asked, menuPath, namesShown, open, question, search } from './page.testkit';

describe('for who has answered', () => {
  beforeEach(() => answered());
  afterEach(() => jest.restoreAllMocks());

  describeScreen('public-storefront', {
    as: 'anonymous',
    shown: 'Acapulco Gold flower',
    load: { method: 'GET', path: menuPath, fails: 'The menu could not be loaded.' },
    empty: 'Nothing is on this menu yet.',
    hostile: '<img src=x onerror="window.x=1"> & Sons',
    readOnly: { never: 'It changes nothing.' },
    write: { never: 'It changes nothing.' },
  });

  it.each([
    ['no prices where the server tells none', 'default', /^[^$]*$/],
    ['prices where it does', 'prices', /\$\d/],
  ])('tells %s, and offers no cart', async (_, scenario, text) => {
    await open({ scenario });
    await namesShown();
    expect(document.body).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('asks by the names of the specification, and signing in leads back to what is asked', async () => {
    const { user, backend } = await open();
    await namesShown();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '48');
    await waitFor(async () => expect(await namesShown()).toHaveLength(48));
    await user.click(screen.getByRole('button', { name: 'Category' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Flower \d+$/ }));
    await user.type(await search(), 'blue{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-name');
    const list = { 'status-filter': 'visible', 'order-by': '-name', page: '1', 'per-page': '48' };
    const flower = { 'product-type': 'cannabis', 'category-filter': '401', 'filter-text': 'blue' };
    await waitFor(async () =>
      expect((await asked(backend)).at(-1)).toEqual({ ...flower, ...list }),
    );
    const text = new URLSearchParams(location.search).get('public-storefront');
    expect(text).toBe('filter-text=blue&category=401&order-by=-name&per-page=48');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in to order' });
    const back = () => new URL(link.href).searchParams.get('next');
    await waitFor(() => expect(back()).toBe(location.pathname + location.search));
  });

  it('names what leaves nothing of a type, with a way to take it away', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: /^Non-cannabis/ }));
    await user.type(await search(), 'nobody has this{Enter}');
    expect(await screen.findByText('No product fits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search without “nobody has this”' }));
    expect(await namesShown()).toHaveLength(2);
    expect(await search()).toHaveValue('');
  });

  it('keeps the type when the filters are cleared, and the filters when its tab is pressed', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: /^Non-cannabis/ }));
    await user.click(screen.getByRole('button', { name: 'Availability' }));
    await user.click(await screen.findByRole('checkbox', { name: /^In stock/ }));
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    await user.click(screen.getByRole('tab', { name: /^Non-cannabis/ }));
    await user.click(clear);
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Non-cannabis/);
  });

  it('leads to the other tab where this one has nothing', async () => {
    const isMenu = ({ url }: Request) => url.includes(menuPath);
    changeAnswers(isMenu, (menu) => ({ ...(menu as object), products: [], result_count: 0 }));
    await open();
    expect(await screen.findByText(/^No cannabis is on this menu\./)).toBeVisible();
  });
});

describe('the question of age', () => {
  it('comes before anything of the menu, and takes the focus without a step in the history', async () => {
    const steps = history.length;
    const { backend } = await open();
    const dialog = await question();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(await asked(backend)).toEqual([]);
    expect(document.documentElement.outerHTML).not.toMatch(/Evergreen|Blue Dream|\$\d/);
    expect(history.length).toBe(steps);
  });

  it('comes again when somebody comes back to the page once the time is over', async () => {
    answered(29);
    await open();
    await namesShown();
    answered(30);
    fireEvent(window, new Event('pageshow'));
    await question();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('has its age and its days from the config', async () => {
    const ageConfirmation = { minimumAge: 19, days: 0 };
    // To be 21 was said here, which is another question.
    answered();
    const { user } = await open({ config: (written) => ({ ...written, ageConfirmation }) });
    await screen.findByRole('dialog', { name: 'Are you 19 or older?' });
    expect(screen.queryByText(/remembers your answer/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes, show the menu' }));
    await namesShown();
    fireEvent(window, new Event('focus'));
    expect(await namesShown()).toHaveLength(24);
    expect(localStorage).toHaveLength(1);
  });
});
