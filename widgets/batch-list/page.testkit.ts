import { File as NodeFile } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
const base = '/dashboard/vendor/7/inventory/';
export const context = `${base}context/`;
export const template = `${base}template/`;
export const templates = `${base}templates/`;
export const move = `${base}update-batches/`;

export interface State {
  batches: {
    batches: {
      id: number;
      batchRef: string;
      stockLocationId: number;
      expirationDate: string | null;
    }[];
  };
}

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('batch-list', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const row = (ref: string) => screen.findByRole('row', { name: new RegExp(ref) });
export const shown = (count: string) => screen.findByText(`${count} shown`);

export const locationOf = async ({ backend }: Pick<Opened, 'backend'>, ref: string) =>
  (await backend.state<State>()).batches.batches.find(({ batchRef }) => batchRef === ref)
    ?.stockLocationId;

/** Chooses the batch 412 and asks for it to be moved to cold storage. */
export async function moveOne({ user }: Pick<Opened, 'user'>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select EV-2609-0012' }));
  const locations = screen.getByRole('combobox', { name: 'Move 1 selected batch to' });
  await user.selectOptions(locations, '62');
  return screen.getByRole('button', { name: 'Move 1 batch' });
}

/** Opens the dialog and chooses a file. */
export async function choose({ user }: Pick<Opened, 'user'>, text: string | Uint8Array) {
  await user.click(await screen.findByRole('button', { name: 'Upload batches' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload batches' });
  const input = await within(dialog).findByLabelText('Choose a CSV file');
  // jsdom's own is none to the Response that reads it.
  const file: unknown = new NodeFile([text], 'autumn.csv', { type: 'text/csv' });
  await user.upload(input, file as File);
  return dialog;
}

export const windowsFile =
  '\uFEFFReference;Stock location;Harvested;Expires;THC %\r\n' +
  '0012;Main vault;2026-09-01;2027-09-01;21,4\r\n' +
  '1e5;Main vault;;;\r\n' +
  'EV-1;Main vault;;soon;\r\n';
