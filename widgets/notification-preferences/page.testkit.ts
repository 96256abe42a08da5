import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';
import { turnOfPage } from '../../test/support/turnOfPage';

/** The page of this widget as its tests see it. */
export const page = '/notification-preferences/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('notification-preferences', { as: 'dispensary', ...options });

export const reload = (before?: NonNullable<Parameters<typeof showPage>[1]>['before']) =>
  showPage(`${page}?config=attribute`, { before });

export const column = (name: string) => screen.findByRole('group', { name });

export const box = async (label: string, title = 'Emails from Vendor') =>
  within(await column(title)).getByRole<HTMLInputElement>('checkbox', { name: label });

/** The options' boxes of a column; Toggle All stands before them. */
export const boxesOf = async (title: string) =>
  within(await column(title))
    .getAllByRole<HTMLInputElement>('checkbox')
    .slice(1);

export const location = () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: 'Location' });

/** Chooses a location, and waits until its columns are there. */
export const choose = async (user: UserEvent, name: string) => {
  const before = await column('Emails from Vendor');
  await user.selectOptions(await location(), name);
  await waitFor(() => expect(before).not.toBeInTheDocument());
};

export const save = () => screen.findByRole('button', { name: /^Save/ });

type Backend = Awaited<ReturnType<typeof open>>['backend'];

/** How often the page read what has this in its address. */
export const reads = async (backend: Backend, what: string) =>
  (await backend.log()).filter(({ path }) => path.includes(what)).length;

/** Holds the answer to the next read. What this answers lets it come, and gives the page a turn to show it. */
export const slowRead = async (backend: Backend) => {
  const answer = await backend.hold('GET', page);
  return async () => {
    await answer.isAsked();
    await answer.release();
    await turnOfPage();
  };
};

interface Notifications {
  notifications: Record<
    'vendor' | 'dispensary',
    { values: Record<string, Record<string, boolean>> }
  >;
}

/** The server's value of an option at a location of the dispensary. */
export const savedValue = async (backend: Backend, id: string, name: string) =>
  (await backend.state<Notifications>()).notifications.dispensary.values[id]?.[name];

/** Resolves to the address that the widget leaves for; the page stays, as jsdom cannot go. */
export const departure = () =>
  new Promise<string>((resolve) => {
    const listener = (event: Event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ url: string }>).detail.url);
    };
    document.addEventListener('ww:navigate', listener, { once: true });
  });

/** Saves boxes of a location as a colleague would, elsewhere. */
export async function asColleague(id: string, boxes: Record<string, boolean>) {
  const host = document.querySelector<HTMLElement>('[data-widget]');
  const { csrf } = JSON.parse(host?.dataset.config ?? '') as { csrf: { token: string } };
  const answer = await fetch(new URL(page, document.baseURI), {
    method: 'POST',
    body: new URLSearchParams({
      ...Object.fromEntries(Object.entries(boxes).map(([name, isOn]) => [name, String(isOn)])),
      id_loc: id,
      submitted_form: '',
      csrfmiddlewaretoken: csrf.token,
    }),
  });
  expect(answer.status).toBe(200);
}

/** Opens the dialog that copies the choices on the screen. */
export const openCopies = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Copy these choices/ }));
  return screen.findByRole('dialog');
};

/** The bodies of the saves that reached the server. */
export const posts = async (backend: Backend) =>
  (await backend.log()).filter(({ method }) => method === 'POST').map(({ body }) => body);

export const invoiceDue = 'vendor_email:from_vendor:invoice_due';
export const priceList = 'vendor_email:from_vendor:price_list_changed';
export const mainStreet = 'Harborview – Main Street';
export const ferryTerminal = 'Harborview – Ferry Terminal';

/** Opens Main Street and switches one box off. */
export async function edit(options?: Parameters<typeof open>[0]) {
  const opened = await open(options);
  await choose(opened.user, mainStreet);
  await opened.user.click(await box('Invoice due in 3 days'));
  expect(await savedValue(opened.backend, '101', invoiceDue)).toBe(true);
  return opened;
}
