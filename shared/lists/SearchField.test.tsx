import { fireEvent, render, screen } from '@testing-library/react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('searches after a pause, and not for what it was searched for already', () => {
  const searched: string[] = [];
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <SearchField label="Search" value="gold" onSearch={(text) => searched.push(text)} />
    </WidgetContext.Provider>,
  );
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
  type('golde');
  type('gold');
  jest.advanceTimersByTime(1000);
  expect(searched).toEqual([]);
  type('golden');
  jest.advanceTimersByTime(1000);
  expect(searched).toEqual(['golden']);
});

it('looks for nothing by blanks alone, and keeps one between two words', () => {
  const searched: string[] = [];
  render(
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <SearchField label="Search" value="" onSearch={(text) => searched.push(text)} />
    </WidgetContext.Provider>,
  );
  const field = screen.getByRole('searchbox');
  for (const value of [' ', 'gold ']) {
    fireEvent.input(field, { target: { value } });
    jest.advanceTimersByTime(1000);
  }
  expect(searched).toEqual(['gold ']);
});
