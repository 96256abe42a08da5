import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { startClock, stopClock, untilPasses } from '../../test/support/clock';
import { changeAnswers } from '../../test/support/spoilAnswers';
import { answered, asked, menuPath, cardsShown, open, question, search } from './page.testkit';

const isMenu = ({ url }: Request) => url.includes(menuPath);
const changeMenu = (changed: object) =>
  changeAnswers(isMenu, (menu) => ({ ...(menu as object), ...changed }));
const yes = () => screen.getByRole('button', { name: 'Yes, show the menu' });
const otherTab = () => screen.findByRole('tab', { name: /^Non-cannabis/ });

afterEach(startClock);
afterEach(() => jest.restoreAllMocks());

describe('for who has answered', () => {
  beforeEach(() => answered());

  describeScreen('public-storefront', {
    as: 'anonymous',
    shown: 'Acapulco Gold flower',
    load: { method: 'GET', path: menuPath, fails: 'The menu could not be loaded.' },
    empty: 'Nothing is on this menu yet.',
    hostile: '<img src=x onerror="window.x=1"> & Sons',
    readOnly: { never: 'It changes nothing.' },
    write: { never: 'It changes nothing.' },
  });

  it('asks by the names of the specification, and signing in leads back to what is asked', async () => {
    const { user, backend } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '48');
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

  it('keeps the type where nothing of it fits, and when the filters are cleared', async () => {
    const { user } = await open();
    await user.click(await otherTab());
    await user.type(await search(), 'nobody has this{Enter}');
    expect(await screen.findByText('No product fits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search without “nobody has this”' }));
    expect(await cardsShown()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Availability' }));
    await user.click(await screen.findByRole('checkbox', { name: /^In stock/ }));
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    await user.click(await otherTab());
    await user.click(clear);
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    expect(await otherTab()).toHaveAttribute('aria-selected', 'true');
  });

  it('leads to the other tab where this one has nothing', async () => {
    changeMenu({ products: [], result_count: 0 });
    await open();
    expect(await screen.findByText(/^No cannabis is on this menu\./)).toBeVisible();
  });

  it('tells prices and what is sold out where the server does, and offers no cart', async () => {
    const gone = { productId: 1, variants: [{ variantId: 1, available: 0, price: '384.00' }] };
    changeMenu({ products: [gone, { productId: 2, variants: [] }] });
    await open();
    const [card, other] = await cardsShown();
    expect(card).toHaveTextContent('$384.00 / caseSold out');
    expect(other).not.toHaveTextContent(/\$|Sold/);
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });
});

describe('the question of age', () => {
  it('comes before anything of the menu, and takes the focus', async () => {
    const { backend } = await open();
    const dialog = await question();
    expect(dialog).toHaveTextContent('This browser remembers your answer for 30 days.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(await asked(backend)).toEqual([]);
    expect(document.documentElement.outerHTML).not.toMatch(/Evergreen|Blue Dream|\$\d/);
  });

  it('comes again before anything is read once the time is over', async () => {
    answered(29);
    const { user, backend } = await open();
    await cardsShown();
    answered(30);
    await user.click(await otherTab());
    await question();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(await asked(backend)).toHaveLength(1);
  });

  it('ends what is read and tried again when it comes again', async () => {
    answered(29);
    const { backend } = await open();
    await cardsShown();
    await backend.failNext('GET', menuPath, 'status-503', 9);
    await stopClock();
    fireEvent.click(await otherTab());
    await untilPasses(async () => expect(await asked(backend)).toHaveLength(2));
    answered(30);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await untilPasses(() => expect(screen.getByRole('dialog')).toBeVisible());
    await jest.advanceTimersByTimeAsync(120_000);
    expect(await asked(backend)).toHaveLength(2);
  });

  it('has its age and its days from the config', async () => {
    const ageConfirmation = { minimumAge: 19, days: 0 };
    answered();
    const { user } = await open({ config: (written) => ({ ...written, ageConfirmation }) });
    const dialog = await screen.findByRole('dialog', { name: 'Are you 19 or older?' });
    expect(dialog).toHaveTextContent('Your answer counts until you leave this page.');
    await user.click(yes());
    fireEvent(window, new Event('focus'));
    expect(await cardsShown()).toHaveLength(24);
    expect(localStorage).toHaveLength(1);
  });

  it('counts for the visit where the browser keeps nothing', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { user, backend } = await open();
    expect(await question()).toHaveTextContent('Your answer counts until you leave this page.');
    expect(await asked(backend)).toEqual([]);
    await user.click(yes());
    expect(await cardsShown()).toHaveLength(24);
    storage.mockRestore();
  });
});
