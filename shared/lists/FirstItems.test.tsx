import { render, screen } from '@testing-library/react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { FirstItems } from './FirstItems';

const shown = (count: number) => {
  const items = Array.from({ length: count }, (_, at) => at + 1);
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <FirstItems label="Errors" items={items} most={2}>
        {(item) => `Row ${item}`}
      </FirstItems>
    </WidgetContext.Provider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it.each([
  [2, ['Row 1', 'Row 2']],
  [1236, ['Row 1', 'Row 2', 'and 1,234 more']],
])('shows the first of %s, and how many more there are', (count, lines) => {
  expect(shown(count)).toEqual(lines);
});
