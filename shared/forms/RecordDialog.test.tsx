import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';

interface State {
  vendorBrands: { brands: { name: string }[] };
}

const post = '/dashboard/vendor/7/brands/post/';

it('goes on with what is typed while a new record is sent, over the record that was made', async () => {
  const { user, backend } = await openWidget('vendor-brands', { as: 'vendor' });
  await user.click(await screen.findByRole('button', { name: 'New brand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New brand' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Inland');
  const answer = await backend.hold('POST', post);
  await user.click(dialog.getByRole('button', { name: 'Create brand' }));
  await answer.isAsked();
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'From the valley');
  await answer.release();

  const edit = within(await screen.findByRole('dialog', { name: 'Edit Inland' }));
  expect(edit.getByRole('textbox', { name: /^Description/ })).toHaveValue('From the valley');
  expect(
    edit.getByText('Created Inland. What you entered since then is not saved yet.'),
  ).toBeVisible();
  await user.click(edit.getByRole('button', { name: 'Save brand' }));
  expect(await screen.findByText('Saved Inland.')).toBeVisible();
  const { vendorBrands } = await backend.state<State>();
  expect(vendorBrands.brands.filter(({ name }) => name === 'Inland')).toEqual([
    expect.objectContaining({ description: 'From the valley' }),
  ]);
});

it('sends nothing by Enter in a record that was not changed', async () => {
  const { user, backend } = await openWidget('vendor-brands', { as: 'vendor' });
  await user.click(await screen.findByRole('button', { name: 'Edit Meridian' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Meridian' }));
  const calls = (await backend.log()).length;
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.type(name, '{Enter}');
  expect(await backend.log()).toHaveLength(calls);
  expect(name).toBeVisible();
  expect(screen.queryByText('Saved Meridian.')).toBeNull();
});
