import { fireEvent, render, screen } from '@testing-library/react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { watchedLists } from '../ui/nearWindow.testkit';
import { CardPages } from './CardPages';

const pages = Array.from({ length: 3 }, (_, page) =>
  Array.from({ length: 24 }, (__, index) => `card ${String(24 * page + index + 1)}`),
);

const show = () =>
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <CardPages pages={pages} keyOf={String} className="cards" guessedHeight={99} isDimmed={false}>
        {(row, onLeave) => (
          <article data-card={row}>
            <a href="#product" onClick={onLeave}>
              {row}
            </a>
          </article>
        )}
      </CardPages>
    </WidgetContext.Provider>,
  );
const drawn = () => screen.queryAllByRole('link').map((card) => card.textContent);
const from = (first: number, last: number) => pages.flat().slice(first - 1, last);

it('draws each card once, and then of a long list what is near the window', () => {
  const { tell, stop } = watchedLists();
  show();
  expect(drawn()).toEqual(pages.flat());
  tell((list) => list.textContent.includes('card 30'));
  expect(drawn()).toEqual(from(25, 36));
  expect(screen.getAllByRole('list').at(-1)).toHaveStyle({ minHeight: '50px' });
  stop();
});

it('comes back with the card that was left and what is around it, in the room that all had', () => {
  const { stop } = watchedLists();
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  measured.mockReturnValue({ height: 70, top: 5 } as DOMRect);
  const scrolled = jest.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  const { unmount } = show();
  fireEvent.click(screen.getByText('card 40'));
  unmount();
  show();
  expect(drawn()).toEqual(from(25, 60));
  expect(screen.getByText('card 40')).toHaveFocus();
  expect(screen.getAllByRole('list')[0]).toHaveStyle({ minHeight: '70px' });
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  jest.restoreAllMocks();
  stop();
});
