import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { useDialogWrite } from './useDialogWrite';
import { WriteDialog } from './WriteDialog';

/** A dialog whose writes end when, and as, the test says. */
function open(size: 'ask' | 'form', isOff = false) {
  const told: string[] = [];
  const writes: { onSearch: () => void; end: (why: string | null) => void }[] = [];
  const write = (onSearch: () => void) =>
    new Promise<string | null>((end) => writes.push({ onSearch, end }));
  function Question() {
    const sending = useDialogWrite<string>(() => told.push('closed'));
    return (
      <WriteDialog
        title="Move it?"
        size={size}
        write={sending}
        action="Move"
        isOff={isOff}
        searching="Checking…"
        failed={(why) => <p>{why}</p>}
        onAct={() => void sending.send(write)}
        onClose={() => told.push('left')}
      >
        <input aria-label="Where" />
      </WriteDialog>
    );
  }
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <Question />
    </WidgetContext.Provider>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const end = (why: string | null) =>
    act(() => {
      writes[0]?.end(why);
      return Promise.resolve();
    });
  return { told, writes, press, end };
}

it('sends one write at a time, and closes when that is done', async () => {
  const { told, writes, press, end } = open('ask');
  await press('Move');
  await press('Move');
  expect(writes).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await end(null);
  expect(told).toEqual(['closed']);
});

it('can be left while it is looked for what became of a write, and says why it was not done', async () => {
  const { told, writes, press, end } = open('ask');
  await press('Move');
  act(() => writes[0]?.onSearch());
  expect(screen.getByRole('status')).toHaveTextContent('Checking…');
  await userEvent.click(screen.getByText('Close'));
  expect(told).toEqual(['left']);
  await end('It was not moved.');
  expect(screen.getByText('It was not moved.')).toBeVisible();
  expect(screen.queryByText('Checking…')).not.toBeInTheDocument();
});

it.each([
  [false, 1],
  [true, 0],
])('is sent by Enter where it is a form, unless it is off: %s', async (isOff, count) => {
  const { writes } = open('form', isOff);
  await userEvent.type(screen.getByRole('textbox', { name: 'Where' }), 'Annex{Enter}');
  expect(writes).toHaveLength(count);
});
