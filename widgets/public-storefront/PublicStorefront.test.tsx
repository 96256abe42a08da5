import { fireEvent, screen, waitFor } from '@testing-library/react';
import { showPage } from '../../test/fixturePage';
import {
  ageKey,
  asked,
  menuPath,
  namesShown,
  open,
  openMenu,
  question,
  search,
  tab,
  yes,
} from './page.testkit';

const page = '/public-storefront/?config=attribute&as=anonymous&scenario=default';
const day = 86_400_000;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Where the links lead that are followed: jsdom goes nowhere. */
function followed(): string[] {
  const to: string[] = [];
  const hear = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    to.push(new URL(link.href).pathname);
    document.removeEventListener('click', hear);
  };
  document.addEventListener('click', hear);
  return to;
}

describe('before the question is answered', () => {
  it('nothing of the menu is asked for, drawn or in the source of the page', async () => {
    const { backend } = await open();
    await question();
    const log = await backend.log();
    expect(log.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/public-storefront/']);
    expect(await asked(backend)).toEqual([]);
    expect(document.documentElement.outerHTML).not.toMatch(/Evergreen|Blue Dream|\$\d/);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('the focus is in the question, and no step is made in the history', async () => {
    const steps = history.length;
    const { user } = await open();
    const dialog = await question();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // To what of the page lies behind it.
    for (const link of document.querySelectorAll<HTMLElement>('nav a')) {
      link.focus();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await user.tab({ shift: true });
    expect(history.length).toBe(steps);
  });

  it.each([
    ['No', () => screen.findByRole('link', { name: 'No, leave' })],
    ['Its cross', () => screen.findByRole('button', { name: 'Close' })],
  ])('%s leads out', async (_, way) => {
    const { user, backend } = await open();
    const control = await way();
    const to = followed();
    await user.click(control);
    await waitFor(() => expect(to).toEqual(['/']));
    expect(await asked(backend)).toEqual([]);
    expect(localStorage.getItem(ageKey)).toBeNull();
  });

  it('Escape leads out', async () => {
    const { user, backend } = await open();
    const dialog = await question();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const to = followed();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(to).toEqual(['/']));
    expect(await asked(backend)).toEqual([]);
  });
});

describe('an answer', () => {
  it('opens the menu, whose title takes the focus', async () => {
    const { backend } = await openMenu();
    expect(await screen.findByRole('heading', { name: 'Evergreen Valley Farms' })).toHaveFocus();
    expect(await namesShown()).toHaveLength(24);
    expect(await asked(backend)).toHaveLength(1);
  });

  it('is kept for its days, for this seller alone, and asked for again after', async () => {
    await openMenu();
    await namesShown();
    await showPage(page);
    expect(await namesShown()).toHaveLength(24);

    localStorage.setItem(ageKey, JSON.stringify(Date.now() - 30 * day));
    await showPage(page);
    await question();

    localStorage.setItem(ageKey.replace('evergreen-valley', 'blue-heron'), String(Date.now()));
    await showPage(page);
    await question();
  });

  it('that is over is asked for again when somebody comes back to the page', async () => {
    await openMenu();
    await namesShown();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * day);
    fireEvent(window, new Event('pageshow'));
    await question();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('of another tab counts here, too', async () => {
    await open();
    await question();
    localStorage.setItem(ageKey, String(Date.now()));
    fireEvent(window, new StorageEvent('storage', { key: ageKey }));
    expect(await namesShown()).toHaveLength(24);
  });

  it('counts where the browser keeps nothing', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    await openMenu();
    expect(await namesShown()).toHaveLength(24);
    fireEvent(window, new Event('focus'));
    expect(await namesShown()).toHaveLength(24);
    jest.restoreAllMocks();
  });

  it('is asked for by the age and the days of the config', async () => {
    const ageConfirmation = { minimumAge: 19, days: 0 };
    const config = (written: Record<string, unknown>) => ({ ...written, ageConfirmation });
    const { user } = await open({ config });
    await screen.findByRole('dialog', { name: 'Are you 19 or older?' });
    expect(screen.queryByText(/remembers your answer/)).not.toBeInTheDocument();
    await user.click(await yes());
    expect(await namesShown()).toHaveLength(24);
    expect(localStorage.getItem(ageKey)).toBeNull();
  });
});

describe('the menu', () => {
  it('tells no prices where the server tells none, offers no cart, and leads to signing in', async () => {
    await openMenu();
    await namesShown();
    expect(document.body).not.toHaveTextContent(/\$\d/);
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Sign in to order' });
    expect(link).toHaveAttribute('href', expect.stringContaining('next=%2Fpublic-storefront'));
  });

  it('tells prices where the server does', async () => {
    await openMenu({ scenario: 'prices' });
    await namesShown();
    expect(screen.getAllByText(/^\$[\d,]+\.\d\d$/).length).toBeGreaterThan(0);
  });

  it('asks by the names of the specification, and keeps in the address what is asked', async () => {
    const { user, backend } = await openMenu();
    await namesShown();
    await user.click(screen.getByRole('button', { name: 'Category' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Flower \d+$/ }));
    expect(
      await screen.findByRole('button', { name: 'Remove the filter Category: Flower' }),
    ).toBeVisible();
    await user.type(await search(), 'blue{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-name');
    await waitFor(async () =>
      expect((await asked(backend)).at(-1)).toEqual({
        'product-type': 'cannabis',
        'category-filter': '401',
        'filter-text': 'blue',
        'status-filter': 'visible',
        'order-by': '-name',
        page: '1',
        'per-page': '24',
      }),
    );
    for (const part of ['401', 'blue', '-name']) {
      expect(decodeURIComponent(location.search)).toContain(part);
    }
  });

  it('has its types as tabs, and pages', async () => {
    const { user, backend } = await openMenu();
    const first = await namesShown();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await namesShown()).not.toEqual(first));
    expect((await asked(backend)).at(-1)).toMatchObject({ page: '2' });
    await user.click(await tab(/^Non-cannabis \(2\)$/));
    await waitFor(async () =>
      expect(await namesShown()).toEqual(['Four-piece grinder', 'Rolling tray']),
    );
    expect((await asked(backend)).at(-1)).toMatchObject({
      'product-type': 'non-cannabis',
      page: '1',
    });
  });

  it('names what leaves nothing, with a way to take it away', async () => {
    const { user } = await openMenu();
    await namesShown();
    await user.type(await search(), 'nobody has this{Enter}');
    expect(await screen.findByText('No product fits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search without “nobody has this”' }));
    expect((await namesShown()).length).toBeGreaterThan(0);
    expect(await search()).toHaveValue('');
  });

  it('says when there is nothing on it', async () => {
    await openMenu({ scenario: 'empty' });
    expect(await screen.findByText('Nothing is on this menu yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows hostile names as they are written', async () => {
    await openMenu({ scenario: 'hostile' });
    await screen.findByRole('heading', { name: '<img src=x onerror="window.x=1"> & Sons' });
    expect(document.querySelector('[data-widget] :is(script, [onerror])')).toBeNull();
  });

  it.each(['forbidden-403', 'login-redirect'] as const)(
    'says that it could not be loaded, and loads when it is tried again: %s',
    async (fault) => {
      const { user, backend } = await open();
      await backend.failNext('GET', menuPath, fault);
      await user.click(await yes());
      expect(await screen.findByRole('alert')).toHaveTextContent('The menu could not be loaded.');
      await backend.disarm();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await namesShown()).toHaveLength(24);
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    },
  );
});
