import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

type Opened = Awaited<ReturnType<typeof openWidget>>;
type Acting = Pick<Opened, 'user'>;

/** How a person finds what they use, by its kind and its name. */
const byName =
  <Found extends HTMLElement>(role: string) =>
  (name: string | RegExp) =>
    screen.findByRole<Found>(role, { name });

/**
 * The page of a screen that is a list of a vendor, as its tests see it. `table` is what its table is called, `names`
 * selects in it what its rows are called.
 *
 * @example
 * export const { open, press, namesShown } = listPage('user-list', 'Users', '.ww-user-name > bdi');
 */
export function listPage(widget: string, table: string, names: string) {
  const button = byName('button');
  const field = byName<HTMLInputElement>('textbox');
  const select = byName<HTMLSelectElement>('combobox');
  const press = async ({ user }: Acting, name: string | RegExp) => user.click(await button(name));
  /** From the first row to the last. */
  const namesShown = async () => {
    const shown = await screen.findByRole('table', { name: table });
    return [...shown.querySelectorAll(names)].map(({ textContent }) => textContent);
  };
  return {
    open: (options?: Parameters<typeof openWidget>[1]) =>
      openWidget(widget, { as: 'vendor', ...options }),
    /** Opens the page again, with what stood in its address. */
    reload: (address = '?config=attribute') => showPage(`/${widget}/${address}`),
    button,
    field,
    /** What is read on the page by then. */
    says: async (text: string | RegExp) => expect(await screen.findByText(text)).toBeVisible(),
    /** What its one alert says by then. */
    warns: async (text: string | RegExp) =>
      expect(await screen.findByRole('alert')).toHaveTextContent(text),
    box: byName<HTMLInputElement>('checkbox'),
    radio: byName<HTMLInputElement>('radio'),
    select,
    /** By the element: by its text user-event compares with the markup. */
    pick: async ({ user }: Acting, name: RegExp, option: string) => {
      const options = within(await select(name));
      await user.selectOptions(await select(name), options.getByRole('option', { name: option }));
    },
    press,
    /** Chooses an entry of the menu of a row. */
    choose: async (acting: Acting, name: string, entry: string) => {
      await press(acting, `Actions for ${name}`);
      await acting.user.click(await screen.findByRole('menuitem', { name: entry }));
    },
    /** Writes over what a field holds. */
    type: async ({ user }: Acting, name: RegExp, text: string) => {
      const input = await field(name);
      await user.clear(input);
      await user.click(input);
      await user.paste(text);
    },
    namesShown,
    untilShown: (wanted: readonly string[]) =>
      waitFor(async () => expect(await namesShown()).toEqual(wanted)),
    /** The calls that are no reads by their method, from the first to the last. */
    sentTo: async ({ backend }: Pick<Opened, 'backend'>, path: string) =>
      (await backend.log())
        .filter((call) => call.path === path && call.method !== 'GET')
        .map(({ method, body }) => ({ method, body })),
  };
}
