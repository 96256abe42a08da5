import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useLeaveGuard } from './useLeaveGuard';

function Form({ isDirty, name = 'Save' }: { isDirty: boolean; name?: string }) {
  const release = useLeaveGuard(isDirty);
  return <button onClick={release}>{name}</button>;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Whether the browser would ask before leaving. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks only while the form is dirty', () => {
  const { rerender } = render(<Form isDirty={false} />);
  expect(asks()).toBe(false);
  rerender(<Form isDirty />);
  expect(asks()).toBe(true);
  rerender(<Form isDirty={false} />);
  expect(asks()).toBe(false);
});

it('does not ask once the guard is lifted, until the form is dirty anew', async () => {
  const { rerender } = render(<Form isDirty />);
  await press('Save');
  expect(asks()).toBe(false);
  rerender(<Form isDirty name="Saved" />);
  expect(asks()).toBe(false);
  rerender(<Form isDirty={false} />);
  rerender(<Form isDirty />);
  expect(asks()).toBe(true);
});

it('does not ask after the form is gone', () => {
  render(<Form isDirty />).unmount();
  expect(asks()).toBe(false);
});

it('asks for the form that is still dirty when another one is saved', async () => {
  const other = render(<Form isDirty name="Save the other" />);
  render(<Form isDirty />);
  await press('Save');
  expect(asks()).toBe(true);
  other.rerender(<Form isDirty={false} />);
  expect(asks()).toBe(false);
});

it('asks from the first drawing on, and not a moment after the form is gone', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Form isDirty />));
  expect(asks()).toBe(true);
  root.unmount();
  expect(asks()).toBe(false);
});
