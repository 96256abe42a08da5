import { render } from '@testing-library/react';
import { useReturn } from './useReturn';

function Page({ isListening, onReturn }: { isListening: boolean; onReturn: () => void }) {
  useReturn(isListening, onReturn);
  return null;
}

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('tells of a page that comes out again as it was left, and not of one that was loaded', () => {
  const onReturn = jest.fn();
  render(<Page isListening onReturn={onReturn} />);
  show(false);
  expect(onReturn).not.toHaveBeenCalled();
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

it('listens only while it is asked to', () => {
  const onReturn = jest.fn();
  const { rerender, unmount } = render(<Page isListening={false} onReturn={onReturn} />);
  show(true);
  rerender(<Page isListening onReturn={onReturn} />);
  show(true);
  unmount();
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
});
