import { screen } from '@testing-library/react';
import type { SampleFormFields } from '../../shared/contract/sampleForm';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const recordPath = '/dashboard/vendor/7/sample-form/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('sample-form', { as: 'vendor', ...options });

type Opened = Awaited<ReturnType<typeof open>>;

export const reload = () => showPage('/sample-form/?config=attribute');

export const field = (label: 'Name' | 'Note' | 'Fee') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

export const fill = async (
  { user }: Pick<Opened, 'user'>,
  label: 'Name' | 'Note' | 'Fee',
  text: string,
) => {
  const input = await field(label);
  await user.clear(input);
  if (text) await user.type(input, text);
};

export const saveButton = () => screen.findByRole('button', { name: /^Save \d+ change/ });

/** The fields as the server has them. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>): Promise<SampleFormFields> =>
  (await backend.state<{ sampleForm: { fields: SampleFormFields } }>()).sampleForm.fields;
