import { render, screen } from '@testing-library/react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { watchedLists } from '../ui/nearWindow.testkit';
import { CardPages } from './CardPages';

const pages = [1, 2, 3, 4].map((page) => [`card ${String(page)}`]);

it('draws each page once, and from the third on takes away what is far from the window', () => {
  const { tell, stop } = watchedLists();
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <CardPages pages={pages} keyOf={String} className="cards" guessedHeight={99} isDimmed={false}>
        {(row) => row}
      </CardPages>
    </WidgetContext.Provider>,
  );
  const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards()).toEqual(pages.flat());
  tell(() => false);
  expect(cards()).toEqual(['card 1', 'card 2']);
  expect(screen.getAllByRole('list').at(-1)).toHaveStyle({ minHeight: '50px' });
  stop();
});
