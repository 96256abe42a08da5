import { fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from '../lists/SearchField';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { Combobox } from './Combobox';

const searched: string[] = [];

const texts = { list: 'Customers', none: 'No customer.', count: String };
const source = {
  find: (text: string) => {
    searched.push(text);
    return Promise.resolve({ ok: true as const, value: { options: [], count: 0 } });
  },
};
const fields = {
  searchbox: <SearchField label="Search" value="" onSearch={(text) => searched.push(text)} />,
  combobox: (
    <Combobox
      label="Customer"
      texts={texts}
      value=""
      source={source}
      keyOf={String}
      describe={() => ({ name: '' })}
      onChoose={() => undefined}
    />
  ),
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['searchbox', 'combobox'] as const)(
  'searches once for what an input method composes, when that is done: %s',
  (role) => {
    render(
      <WidgetContext.Provider value={widgetAround(document.body)}>
        {fields[role]}
      </WidgetContext.Provider>,
    );
    const field = screen.getByRole(role);
    jest.advanceTimersByTime(1000);
    searched.length = 0;
    fireEvent.compositionStart(field);
    for (const value of ['ｔ', 'た', 'たｎ', 'たな']) {
      fireEvent.input(field, { target: { value } });
      expect(field).toHaveValue(value);
      jest.advanceTimersByTime(1000);
    }
    expect(searched).toEqual([]);
    fireEvent.compositionEnd(field);
    jest.advanceTimersByTime(1000);
    expect(searched).toEqual(['たな']);
  },
);
