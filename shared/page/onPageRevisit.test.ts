import { onPageRevisit } from './onPageRevisit';

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it('looks when somebody comes back to the page, and not when it is shown for the first time', () => {
  const look = jest.fn();
  const stop = onPageRevisit(look);
  window.dispatchEvent(shown(false));
  expect(look).not.toHaveBeenCalled();
  window.dispatchEvent(shown(true));
  window.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(2);
});
