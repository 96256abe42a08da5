import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { CardGroups } from './CardGroups';

const rows = ['Yew', 'Alder', 'Birch', 'Elm', 'Ebony'];
const groupOf = (row: string) => (row === 'Yew' ? '' : row.charAt(0));

function Trees({ first = '', of = rows, isArrival = true, hasLinks = true }) {
  const [chosen, setChosen] = useState(first);
  return (
    <CardGroups
      rows={of}
      keyOf={String}
      groupOf={groupOf}
      chosen={chosen}
      isArrival={isArrival}
      onChoose={setChosen}
      isDimmed={false}
    >
      {(row, onLeave) => (
        <p data-card={row}>
          {hasLinks ? (
            <a href={`#${row}`} onClick={onLeave}>
              {row}
            </a>
          ) : (
            row
          )}
        </p>
      )}
    </CardGroups>
  );
}

const scrolled: (string | null)[] = [];
const show = (first?: string, trees?: Parameters<typeof Trees>[0]) => {
  scrolled.splice(0);
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.querySelector('h3')?.textContent ?? null);
  };
  return render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <Trees {...trees} {...(first !== undefined && { first })} />
    </WidgetContext.Provider>,
  );
};
const chosen = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label');
afterEach(() => history.replaceState(null, '', '/'));

it('stand in groups under their letters, the favorites by that word', () => {
  show();
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual([
    'Favorites',
    'A',
    'B',
    'E',
  ]);
  expect(screen.getByRole('region', { name: 'E' })).toHaveTextContent('ElmEbony');
  expect(scrolled).toEqual([]);
});

it('are led to by arrows, ends and letters, and entered by Enter', async () => {
  const user = userEvent.setup();
  show();
  expect(chosen()).toBe('Favorites');
  screen.getByRole('option', { selected: true }).focus();
  for (const [keys, letter] of [
    ['{ArrowRight}', 'A'],
    ['{End}', 'E'],
    ['{ArrowDown}', 'E'],
    ['{ArrowUp}', 'B'],
    ['{Home}{ArrowLeft}', 'Favorites'],
    ['x', 'Favorites'],
    ['e', 'E'],
  ] as const) {
    await user.keyboard(keys);
    expect(chosen()).toBe(letter);
    expect(screen.getByRole('option', { name: letter })).toHaveFocus();
  }
  expect(scrolled.at(-1)).toBe('E');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Elm' })).toHaveFocus();
});

it('are led to by the other arrows on a page from right to left', async () => {
  const user = userEvent.setup();
  show();
  screen.getByRole('listbox').style.direction = 'rtl';
  screen.getByRole('option', { selected: true }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('A');
});

/** Browsers in which nothing comes near the window. */
const beFar = (columns = 4) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(columns * 256 + 16);
  class NeverNear {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: NeverNear, ResizeObserver: NeverNear });
};
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'ResizeObserver');
});

const many = Array.from({ length: 201 }, (_, at) => (at > 0 ? `B${String(at)}` : 'Alder'));

/** Follows the link of a card, comes back and finds the page drawn anew: what was left is kept in the history. */
async function comeBackFrom(card: string, ...drawn: Parameters<typeof show>) {
  const { unmount } = show(...drawn);
  await userEvent.click(screen.getByRole('link', { name: card }));
  history.back();
  await waitFor(() => expect(location.hash).toBe(''));
  unmount();
}

it('are entered at their title where no card leads anywhere', async () => {
  show('', { hasLinks: false });
  screen.getByRole('option', { selected: true }).focus();
  await userEvent.keyboard('e{Enter}');
  expect(screen.getByRole('heading', { name: 'E' })).toHaveFocus();
});

it('lead who comes with a letter in the address to its group, and who comes back to their card', async () => {
  await comeBackFrom('Birch', 'E');
  expect(scrolled).toEqual(['E']);
  show('E');
  expect(scrolled).toEqual([]);
  expect(screen.getByRole('link', { name: 'Birch' })).toHaveFocus();
});

it('lead nowhere who was on the page before: the browser restores the scroll position', async () => {
  await comeBackFrom('Birch', 'E');
  const { unmount } = show('E', { isArrival: false });
  expect(document.body).toHaveFocus();
  unmount();
  // The position is used up now.
  show('E', { isArrival: false });
  expect(scrolled).toEqual([]);
});

it('draw of what is far the card that is returned to, and the first ones that Enter may go to', async () => {
  await comeBackFrom('B150', '', { of: many });
  beFar();
  show('', { of: many });
  expect(screen.getByRole('link', { name: 'B150' })).toHaveFocus();
  const drawn = screen.getAllByRole('link').map((link) => link.textContent);
  expect(drawn).toEqual(['Alder', ...many.slice(145, 169)]);
  screen.getByRole('option', { selected: true }).focus();
  await userEvent.keyboard('b{Enter}');
  expect(screen.getByRole('link', { name: 'B1' })).toHaveFocus();
});

it.each([
  [1, 11_200],
  [2, 5600],
  [4, 2800],
  [5, 2352],
  [7, 1904],
])(
  'takes with %s columns the room of 200 cards in chunks of 24, where they are far',
  (columns, height) => {
    beFar(columns);
    show('', { of: many });
    const far = screen.getByRole('region', { name: 'B' }).lastElementChild;
    expect(far?.getAttribute('style')).toContain(`${String(height)}px`);
  },
);
