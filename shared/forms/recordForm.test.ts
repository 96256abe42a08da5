import { recordForm } from './recordForm';

it.each([
  [false, false],
  [true, true],
])('a box of a record that is read only cannot be changed: %s', (isReadOnly, isDisabled) => {
  const draft = { id: 1, base: { isOpen: true }, edits: {} };
  const kind = { fields: { isOpen: { label: () => 'Open on Saturdays' } } };
  const editor = { kind, why: null, edits: null, isBusy: false, isReadOnly, change: jest.fn() };
  expect(recordForm(editor, draft, {}, String).check('isOpen')).toMatchObject({ isDisabled });
});
