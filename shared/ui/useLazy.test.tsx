import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
