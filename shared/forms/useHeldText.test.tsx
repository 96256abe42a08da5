import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { DateField } from './DateField';
import { NoteField } from './NoteField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const choices = [
  { id: 1, name: 'Indoor' },
  { id: 2, name: 'Outdoor' },
];
const ignore = () => undefined;
const label = 'Held';

/** Each kind of field of a form: how it is drawn with a value, two values, and what is said of the second. */
const kinds: [
  name: string,
  draw: (value: string) => ReactElement,
  values: [mine: string, theirs: string],
  says: string,
][] = [
  [
    'a text',
    (value) => <TextField label={label} value={value} onChange={ignore} />,
    ['Mine', 'Theirs'],
    'Now Theirs.',
  ],
  [
    'a note',
    (value) => <NoteField label={label} value={value} onChange={ignore} />,
    ['Mine', 'Theirs'],
    'Now Theirs.',
  ],
  [
    'a day',
    (value) => <DateField label={label} value={value} onChange={ignore} />,
    ['2026-09-02', '2026-10-03'],
    'Now Oct 3, 2026.',
  ],
  [
    'a choice',
    (value) => (
      <SelectField label={label} choices={choices} value={Number(value)} onChange={ignore} />
    ),
    ['1', '2'],
    'Now Outdoor.',
  ],
];

it.each(kinds)(
  '%s stays while somebody is in it, says what arrived, and shows that once it is left',
  (_name, draw, [mine, theirs], says) => {
    const around = (value: string) => (
      <WidgetContext.Provider value={widgetAround(document.body)}>
        {draw(value)}
      </WidgetContext.Provider>
    );
    const { rerender } = render(around(mine));
    const field = screen.getByLabelText(label);
    act(() => field.focus());
    rerender(around(theirs));
    expect(field).toHaveValue(mine);
    expect(screen.getByText(says)).toBeVisible();
    act(() => field.blur());
    expect(field).toHaveValue(theirs);
    expect(screen.queryByText(says)).toBeNull();
  },
);
