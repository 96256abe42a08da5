import { screen, waitFor, within } from '@testing-library/react';
import { emit } from '../../shared/events';
import { describeScreen } from '../../test/support/describeScreen';
import {
  choose,
  ferryTerminal,
  locationsPath,
  mainStreet,
  open,
  readPath,
  send,
  switchPath,
} from './page.testkit';

describeScreen('storefront-navigation', {
  as: 'dispensary',
  shown: `Shopping at ${mainStreet}`,
  load: { method: 'GET', path: readPath, fails: 'The navigation could not be loaded.' },
  empty: 'No location chosen',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { without: /location$/ },
  write: { never: 'What it writes is a GET, whose course its own tests follow.' },
});

it('reads once while the page is only being shown', async () => {
  const { backend } = await open();
  // Browsers say so right after the script, before the first read starts.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await screen.findByText(`Shopping at ${mainStreet}`);
  expect(await callsOf(backend, 'S14')).toHaveLength(1);
});

type Backend = Awaited<ReturnType<typeof open>>['backend'];

const callsOf = async (backend: Backend, id: string) =>
  (await backend.log()).filter(({ route }) => route === id);

const stateOf = async (backend: Backend) =>
  (await backend.state<{ world: { shoppingLocation: unknown } }>()).world;

/** A switch that this widget has nothing to do with. */
const elsewhere = (path: string) => fetch(new URL(path, location.origin));

/** What the page is told of where one shops. */
function heard() {
  const told: unknown[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  document.addEventListener('ww:location-changed', listen);
  return { told, stop: () => document.removeEventListener('ww:location-changed', listen) };
}

describe('a switch', () => {
  it('is sent once, by the parts that a customer needs, and is told to the page', async () => {
    const { user, backend } = await open();
    const { told, stop } = heard();
    await choose(user, 'Ferry');
    expect(await callsOf(backend, 'S1')).toEqual([]);
    await send(user);
    expect(await screen.findByText(`You are now shopping for ${ferryTerminal}.`)).toBeVisible();
    expect(screen.getByText(`Shopping at ${ferryTerminal}`)).toBeVisible();
    expect((await callsOf(backend, 'S1')).map(({ path }) => path)).toEqual([
      '/storefront2/shop-as/vendor/evergreen-valley/location/102',
    ]);
    await waitFor(() => expect(told).toEqual([{ dispensaryId: 5, locationId: 102 }]));
    stop();
  });

  it('is said as S14 has it after a lost answer, and not sent again', async () => {
    const { user, backend } = await open();
    await choose(user, 'Ferry');
    await backend.failNext('GET', switchPath, 'drop-after-commit');
    await send(user);
    expect(await screen.findByText(`Shopping at ${ferryTerminal}`)).toBeVisible();
    expect(await callsOf(backend, 'S1')).toHaveLength(1);
  });

  it.each(['refused-400', 'forbidden-403', 'status-500'] as const)(
    'that the server does not take changes nothing, and can be tried again: %s',
    async (fault) => {
      const { user, backend } = await open();
      const { told, stop } = heard();
      await choose(user, 'Ferry');
      await backend.failNext('GET', switchPath, fault);
      await send(user);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `The location was not changed to ${ferryTerminal}.`,
      );
      expect(screen.getByText(`Shopping at ${mainStreet}`)).toBeVisible();
      expect((await stateOf(backend)).shoppingLocation).toBeNull();
      expect(told).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(`Shopping at ${ferryTerminal}`)).toBeVisible();
      stop();
    },
  );

  it('that was not taken at first is said as it is once somebody else has made it', async () => {
    const { user, backend } = await open();
    await choose(user, 'Ferry');
    await backend.failNext('GET', switchPath, 'refused-400');
    await send(user);
    await screen.findByRole('alert');
    await elsewhere('/storefront2/shop-as/location/102');
    dispatchEvent(new Event('focus'));
    expect(await screen.findByText(`Shopping at ${ferryTerminal}`)).toBeVisible();
    expect(screen.queryByText(/was not changed/)).not.toBeInTheDocument();
  });

  it('leads to signing in when the session has ended', async () => {
    const { user, backend } = await open();
    await choose(user, 'Ferry');
    await backend.failNext('GET', switchPath, 'login-redirect');
    await send(user);
    expect(await screen.findByRole('link', { name: /^Sign in/ })).toBeVisible();
    expect(screen.getByText(`Shopping at ${mainStreet}`)).toBeVisible();
  });

  it('of staff names the dispensary, and has a way out', async () => {
    const { user, backend } = await open({ as: 'staff' });
    expect(await screen.findByText('Not shopping for anyone')).toBeVisible();
    await choose(user, 'Ferry');
    await send(user);
    expect(await screen.findByText(/^Shopping as .+ at .+Ferry Terminal$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop shopping as' }));
    expect(await screen.findByText('Not shopping for anyone')).toBeVisible();
    const paths = (await callsOf(backend, 'S1')).map(({ path }) => path);
    expect(paths).toEqual([
      expect.stringMatching(/\/shop-as\/vendor\/evergreen-valley\/dispensary\/\d+\/location\/\d+$/),
      '/storefront2/shop-as',
    ]);
  });

  it('that is chosen while another one is on its way is not dropped', async () => {
    const { user, backend } = await open();
    const answer = await backend.hold('GET', switchPath);
    await choose(user, 'Ferry');
    await send(user);
    await answer.isAsked();
    await choose(user, 'Main');
    await send(user);
    expect(screen.getByRole('dialog')).toBeVisible();
    await answer.release();
    expect(await screen.findByText(`Shopping at ${ferryTerminal}`)).toBeVisible();
    await send(user);
    expect(await screen.findByText(`Shopping at ${mainStreet}`)).toBeVisible();
  });

  it('is found among 500 locations by what is typed', async () => {
    const { user } = await open({ scenario: 'huge' });
    await choose(user, 'no. 437');
    await send(user);
    expect(await screen.findByText(/^Shopping at .+, no. 437$/)).toBeVisible();
  });

  it('needs no seller: without one the locations are those of S14', async () => {
    const withoutSlug = ({ slug: _, ...config }: Record<string, unknown>) => config;
    const { user, backend } = await open({ config: withoutSlug });
    await choose(user, 'Ferry');
    await send(user);
    await screen.findByText(`Shopping at ${ferryTerminal}`);
    expect((await callsOf(backend, 'S1'))[0]?.path).toBe('/storefront2/shop-as/location/102');
    expect(await callsOf(backend, 'S20')).toEqual([]);
  });
});

describe('the dialog', () => {
  it('says that the locations could not be read, and reads them when it is tried again', async () => {
    const { user, backend } = await open();
    await backend.failNext('GET', locationsPath, 'forbidden-403');
    await user.click(await screen.findByRole('button', { name: 'Change location' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The locations could not be loaded.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('combobox', { name: 'Location' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Shop for this location' }));
    expect(await callsOf(backend, 'S1')).toEqual([]);
  });

  it('says where there is nothing to choose', async () => {
    const { user } = await open({ scenario: 'empty' });
    await user.click(await screen.findByRole('button', { name: 'Choose a location' }));
    expect(await screen.findByText('You have no locations to shop for.')).toBeVisible();
  });
});

describe('the bar', () => {
  it('opens what an entry holds, marks the page that is open, and closes by Escape', async () => {
    const { user } = await open();
    expect(await screen.findByRole('link', { name: 'Marketplace' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const orders = screen.getByRole('button', { name: 'Orders' });
    expect(orders).toHaveAttribute('aria-expanded', 'false');
    await user.click(orders);
    expect(screen.getByRole('link', { name: 'Open orders' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Open orders' })).not.toBeInTheDocument();
    expect(orders).toHaveFocus();
  });

  it('follows the count that other widgets tell, and reads it where they do not', async () => {
    const { backend } = await open();
    expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    emit(document.body, 'ww:cart-changed', { slug: 'evergreen-valley', totalItems: 7 });
    expect(await screen.findByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
    expect(await callsOf(backend, 'S14')).toHaveLength(1);
    emit(document.body, 'ww:cart-changed', { slug: 'evergreen-valley', totalItems: NaN });
    expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  });

  it('follows a switch that another widget of the page tells of, without telling it again', async () => {
    const { backend } = await open();
    await screen.findByText(`Shopping at ${mainStreet}`);
    await elsewhere('/storefront2/shop-as/location/102');
    const { told, stop } = heard();
    emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
    expect(await screen.findByText(`Shopping at ${ferryTerminal}`)).toBeVisible();
    expect(await callsOf(backend, 'S14')).toHaveLength(2);
    expect(told).toHaveLength(1);
    stop();
  });

  it('tells the page of a switch in another tab once it is known', async () => {
    await open();
    await screen.findByText(`Shopping at ${mainStreet}`);
    await elsewhere('/storefront2/shop-as/location/103');
    const { told, stop } = heard();
    dispatchEvent(new Event('focus'));
    await waitFor(() => expect(told).toEqual([{ dispensaryId: 5, locationId: 103 }]));
    stop();
  });
});
