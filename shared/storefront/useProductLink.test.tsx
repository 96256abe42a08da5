import { fireEvent, render, screen } from '@testing-library/react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { useProductLink } from './useProductLink';

const onLeave = jest.fn();

function Link() {
  const { href, want } = useProductLink(7, true);
  return (
    <a href={href ?? undefined} onClick={(event) => want(event, onLeave)}>
      Haze
    </a>
  );
}

it('tells the page which product is wanted, and is followed where nobody shows it', () => {
  const config = {
    currency: 'USD',
    slug: 'evergreen',
    urls: { product: '/p/{slug}/{productId}/' },
  };
  const widget = Object.assign(widgetAround(document.body), { config });
  render(
    <WidgetContext.Provider value={widget}>
      <Link />
    </WidgetContext.Provider>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Haze' });
  expect(new URL(link.href).pathname).toBe('/p/evergreen/7/');

  const wanted: unknown[] = [];
  const followed: boolean[] = [];
  const show = (event: Event) => {
    wanted.push((event as CustomEvent).detail);
    if (wanted.length === 1) event.preventDefault();
  };
  const follow = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('ww:product-wanted', show);
  document.addEventListener('click', follow);
  fireEvent.click(link);
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onLeave).toHaveBeenCalledTimes(1);
  // In a tab of its own it is the browser's.
  fireEvent.click(link, { ctrlKey: true });
  document.removeEventListener('ww:product-wanted', show);
  document.removeEventListener('click', follow);
  expect(followed).toEqual([false, true, true]);
  expect(wanted).toEqual(Array(2).fill({ slug: 'evergreen', productId: 7, preview: true }));
});
