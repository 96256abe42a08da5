import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { turnOfPage } from '../../test/support/turnOfPage';
import { useLazy } from './useLazy';

function Part({ load }: { load: () => Promise<string> }) {
  const [part, start] = useLazy(load);
  return (
    <button type="button" onClick={start}>
      {part.status === 'ready' ? part.value : part.status}
    </button>
  );
}

const button = () => screen.getByRole('button');

test('a part that was loaded is there at once wherever it is shown next', async () => {
  const load = jest.fn(() => Promise.resolve('the part'));
  const user = userEvent.setup();
  const { unmount } = render(<Part load={load} />);
  expect(button()).toHaveTextContent('idle');
  await user.click(button());
  expect(await screen.findByText('the part')).toBeVisible();
  unmount();

  render(<Part load={load} />);
  expect(button()).toHaveTextContent('the part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be fetched is asked for again', async () => {
  const load = jest.fn(() => Promise.resolve('the part'));
  load.mockRejectedValueOnce(new Error('no connection'));
  const user = userEvent.setup();
  render(<Part load={load} />);
  await user.click(button());
  expect(await screen.findByText('failed')).toBeVisible();
  await user.click(button());
  expect(await screen.findByText('the part')).toBeVisible();
});

function OpenPart({ load }: { load: () => Promise<string> }) {
  const [part, start] = useLazy(load);
  useEffect(() => start(), [start]);
  return <p>{part.status}</p>;
}

test('an effect that asks for a part asks once, though it fails', async () => {
  const load = jest.fn(() => Promise.reject(new Error('no connection')));
  render(<OpenPart load={load} />);
  expect(await screen.findByText('failed')).toBeVisible();
  await turnOfPage();
  expect(screen.getByText('failed')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

function Opener({ load }: { load: () => Promise<string> }) {
  const [dialog, start] = useLazy(load, { takesFocus: true });
  const [isOpen, setIsOpen] = useState(false);
  const handleClick = () => {
    start();
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" onClick={handleClick}>
        Ask
      </button>
      <button type="button" onClick={handleClick}>
        Ask the same
      </button>
      <input aria-label="Name" />
      {isOpen && dialog.status === 'ready' && <p role="dialog">{dialog.value}</p>}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Ask' });

test('a dialog whose code comes late does not open over what is typed by then', async () => {
  let arrive: (part: string) => void = () => undefined;
  const arrived = () =>
    act(() => {
      arrive('the part');
      return Promise.resolve();
    });
  const load = () => new Promise<string>((resolve) => (arrive = resolve));
  const user = userEvent.setup();
  render(<Opener load={load} />);
  await user.click(opener());
  await user.type(screen.getByRole('textbox'), 'An');
  await arrived();
  await user.keyboard('na');
  expect(screen.getByRole('textbox')).toHaveValue('Anna');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(opener());
  await arrived();
  expect(screen.getByRole('dialog')).toHaveTextContent('the part');
});

test('a dialog whose opener is pressed by other means than the focus opens where the focus stays', async () => {
  const user = userEvent.setup();
  render(<Opener load={() => Promise.resolve('the part')} />);
  await user.type(screen.getByRole('textbox'), 'An');
  // As a screen reader's own cursor does it.
  fireEvent.click(opener());
  expect(await screen.findByRole('dialog')).toHaveTextContent('the part');
});

test('a dialog that is asked for once more from elsewhere opens there', async () => {
  let arrive: (part: string) => void = () => undefined;
  const user = userEvent.setup();
  render(<Opener load={() => new Promise<string>((resolve) => (arrive = resolve))} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Ask the same' }));
  arrive('the part');
  expect(await screen.findByRole('dialog')).toHaveTextContent('the part');
});
