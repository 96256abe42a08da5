import { act, fireEvent, render, screen } from '@testing-library/react';
import type { TimedBanner } from '../contract/storefrontShapes';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { TimedBanners } from './TimedBanners';

const going: TimedBanner = {
  id: 1,
  message: 'Orders leave on Friday.',
  severity: 'info',
  timeout: 4000,
  title: 'This week',
  preventAutoClose: false,
};
const staying = { ...going, id: 2, message: 'Prices change.', preventAutoClose: true };
const untimed = { ...going, id: 3, message: 'Closed on Monday.', timeout: null };

const show = (slug = '') =>
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <TimedBanners slug={slug} banners={[going, staying, untimed]} />
    </WidgetContext.Provider>,
  );
const shown = () => screen.queryAllByRole('status').map((each) => each.textContent);
const all = [
  'This weekOrders leave on Friday.',
  'This weekPrices change.',
  'This weekClosed on Monday.',
];
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('go by themselves after their time, but for those that stay until they are closed', () => {
  show();
  wait(3750);
  expect(shown()).toEqual(all);
  wait(250);
  expect(shown()).toEqual(all.slice(1));
  wait(60_000);
  expect(shown()).toEqual(all.slice(1));
});

it.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['in the focus', fireEvent.focusIn, fireEvent.focusOut],
])('wait while one is %s, and go on with the time that is left', (_, begin, end) => {
  show();
  const [cross] = screen.getAllByRole('button', { name: 'Dismiss' });
  const around = cross?.closest('[role=status]')?.parentElement;
  const at = begin === fireEvent.focusIn ? cross : around;
  if (!at) throw new Error('There is no banner.');
  wait(3000);
  begin(at);
  wait(60_000);
  expect(shown()).toEqual(all);
  end(at);
  wait(750);
  expect(shown()).toEqual(all);
  wait(250);
  expect(shown()).toEqual(all.slice(1));
});

it('stay closed for the visit, each of its seller', () => {
  const { unmount } = show('evergreen');
  const [, cross] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (cross) fireEvent.click(cross);
  wait(4000);
  expect(shown()).toEqual(all.slice(2));
  unmount();
  const again = show('evergreen');
  expect(shown()).toEqual(all.slice(2));
  again.unmount();
  show('heron');
  expect(shown()).toEqual(all);
});
