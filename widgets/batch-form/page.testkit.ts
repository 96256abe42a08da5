import { screen, within } from '@testing-library/react';
import type { Batch } from '@shared/contract/batches';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const call = '/dashboard/vendor/7/batches/412/';
export const create = '/dashboard/vendor/7/batches/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('batch-form', { as: 'vendor', ...options });

export const reload = (before?: NonNullable<Parameters<typeof showPage>[1]>['before']) =>
  showPage('/batch-form/?config=attribute', { before });

type Backend = Awaited<ReturnType<typeof open>>['backend'];

export const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

// `hidden` skips asking the style of every element of a long form, which takes jsdom seconds.
export const button = (name: string | RegExp) =>
  screen.findByRole('button', { name, hidden: true });

export const save = () => button(/^(Save batch|Save \d+ changes?|Create batch)$/);

/** The variants on the screen. */
export const variants = () => [
  ...document.querySelectorAll<HTMLElement>('.ww-variant[role=group]'),
];

export const variant = (index: number) => {
  const row = variants()[index];
  if (!row) throw new Error(`There is no variant ${index}.`);
  return within(row);
};

interface State {
  batches: { opened: unknown; batches: Batch[] };
}

/** The batch of the page as the server has it. */
export const saved = async (backend: Backend, id: unknown = 412): Promise<Batch> => {
  const { batches } = (await backend.state<State>()).batches;
  const batch = batches.find((each) => each.id === id);
  if (!batch) throw new Error(`The server has no batch ${String(id)}.`);
  return batch;
};

export const allSaved = async (backend: Backend): Promise<Batch[]> =>
  (await backend.state<State>()).batches.batches;

export const writes = async (backend: Backend) =>
  (await backend.log()).filter(({ method }) => method === 'POST' || method === 'PATCH');

/** Resolves to the address that the widget leaves for; the page stays, as jsdom cannot go. */
export const departure = () =>
  new Promise<string>((resolve) => {
    const listener = (event: Event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ url: string }>).detail.url);
    };
    document.addEventListener('ww:navigate', listener, { once: true });
  });
