import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { legacy_createStore as createStore } from 'redux';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { watchedLists } from '../ui/nearWindow.testkit';
import type { KeptStates } from '../ui/useKeptState';
import { nothingAdded } from '../storefront/adding';
import { useAddField } from '../storefront/useAddField';
import { CardPages } from './CardPages';

const pages = Array.from({ length: 3 }, (_, page) =>
  Array.from({ length: 24 }, (__, index) => `card ${String(24 * page + index + 1)}`),
);

const store = createStore(() => ({ adding: nothingAdded }));
const offer = { rule: { minimum: 1, increment: 1 }, left: null, onAdd: () => undefined };
const Cases = ({ kept, name }: { kept: KeptStates; name: string }) =>
  useAddField({ ...offer, kept, adding: { mode: 'variant', id: 1, name } }).field;

const show = (hasFields = false) =>
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <CardPages pages={pages} keyOf={String} className="cards" guessedHeight={99} isDimmed={false}>
        {(row, onLeave, kept) => (
          <article data-card={row}>
            <a href="#product" onClick={onLeave}>
              {row}
            </a>
            {hasFields && (
              <Provider store={store}>
                <Cases kept={kept} name={row} />
              </Provider>
            )}
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

it.each(['7', 'some'])('keeps %j that was typed in a card while that is not drawn', (text) => {
  const { tell, stop } = watchedLists();
  show(true);
  const cases = () => screen.queryByRole('textbox', { name: 'Cases of card 2' });
  const typed = cases() ?? document.body;
  act(() => typed.focus());
  fireEvent.input(typed, { target: { value: text } });
  act(() => typed.blur());
  tell((list) => list.textContent.includes('card 30'));
  expect(cases()).toBeNull();
  tell(() => true);
  expect(cases()).toHaveValue(text);
  expect(cases()?.matches('[aria-invalid=true]')).toBe(text === 'some');
  stop();
});
