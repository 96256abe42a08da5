import { recordForm } from './recordForm';

const kind = {
  fields: { isOpen: { label: () => 'Open on Saturdays' }, fee: { label: () => 'Fee' } },
};
const draft = { id: 1, base: { isOpen: true, fee: '12.50' }, edits: { fee: '15' } };
const formOf = (isReadOnly: boolean) => {
  const editor = { kind, why: null, edits: draft.edits, isBusy: false, isReadOnly };
  return recordForm({ ...editor, change: jest.fn() }, draft, {}, (name, of) => String(of[name]));
};

it.each([false, true])('leaves no field live of a record that is read only: %s', (isReadOnly) => {
  const form = formOf(isReadOnly);
  expect(form.check('isOpen')).toMatchObject({ isOn: true, isDisabled: isReadOnly });
  expect(form.choice('fee')).toMatchObject({ isDisabled: isReadOnly });
  expect(form.text('fee')).toMatchObject({ isReadOnly });
});

it('says of a number what is entered, what was, and what Escape brings back', () =>
  expect(formOf(false).number('fee')).toMatchObject({ value: '15', was: '12.50', saved: '12.50' }));
