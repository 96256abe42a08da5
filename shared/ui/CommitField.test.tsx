import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { WidgetContext, type Widget } from '../mount/WidgetContext';
import { CommitField } from './CommitField';

const committed: string[] = [];
const told: (string | null)[] = [];

/** What is saved follows what is committed, as a screen's edits do at once. */
function Page() {
  const [value, setValue] = useState('4');
  return (
    <>
      <CommitField
        label="Cases"
        value={value}
        inputMode="numeric"
        isRefused={false}
        onType={(typed) => told.push(typed)}
        onCommit={(typed) => {
          if (!/^\d+$/.test(typed)) return 'Enter a number.';
          committed.push(typed);
          setValue(typed);
          return null;
        }}
        onStep={(direction, typed) => {
          setValue(String(Number(typed) + direction));
          return null;
        }}
      />
      <button
        type="button"
        aria-label="News"
        onClick={({ currentTarget }) => setValue(currentTarget.title)}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

function open() {
  committed.length = told.length = 0;
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const widget = { idPrefix: 'test-' } as Widget;
  const root = createRoot(host);
  act(() => {
    root.render(
      <WidgetContext.Provider value={widget}>
        <Page />
      </WidgetContext.Provider>,
    );
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cases' });
  return {
    user: userEvent.setup(),
    field,
    leave: screen.getByRole('button', { name: 'Elsewhere' }),
  };
}

/** Another value arrives, by nothing that the person does. */
const news = (value: string) => {
  const button = screen.getByRole('button', { name: 'News' });
  button.title = value;
  act(() => button.click());
};

it('does not change under the person who is in it: what is typed replaces the selected text', async () => {
  const { user, field } = open();
  await user.tab();
  expect(field).toHaveFocus();
  field.select();
  news('3');
  expect(field).toHaveValue('4');
  await user.keyboard('1');
  expect(field).toHaveValue('1');
});

it('shows what arrived once it is left, and commits nothing that was not typed', async () => {
  const { user, field, leave } = open();
  await user.click(field);
  news('7');
  await user.click(leave);
  expect(field).toHaveValue('7');
  expect(committed).toEqual([]);
});

it('keeps showing what was committed while the focus stays, whatever becomes of it', async () => {
  const { user, field, leave } = open();
  await user.clear(field);
  await user.type(field, '6{Enter}');
  expect(field).toHaveValue('6');
  news('4');
  expect(field).toHaveValue('6');
  await user.click(leave);
  expect(field).toHaveValue('4');
  expect(committed).toEqual(['6']);
});

it('tells of what is typed again once another value arrived: what changed nothing does now', async () => {
  const { user, field } = open();
  await user.click(field);
  field.select();
  await user.keyboard('6');
  field.select();
  await user.keyboard('4');
  expect(told).toEqual(['6', null]);
  news('7');
  expect(told).toEqual(['6', null, '4']);
  news('4');
  expect(told).toEqual(['6', null, '4', null]);
});

it('follows the arrow keys, and takes over what arrived on Escape', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveValue('5');
  news('9');
  expect(field).toHaveValue('5');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('9');
});

it('says what arrived while the person is in it, until they leave it or take it over', async () => {
  const { user, field, leave } = open();
  const said = () => screen.queryByRole('status');
  news('5');
  expect(said()).toBeNull();
  await user.click(field);
  news('7');
  expect(said()).toHaveTextContent('Now 7.');
  expect(field).toHaveAccessibleDescription('Now 7.');
  await user.clear(field);
  await user.type(field, '6');
  expect(said()).toHaveTextContent('Now 7.');
  await user.keyboard('{Enter}');
  expect(said()).toBeNull();
  news('8');
  expect(said()).toHaveTextContent('Now 8.');
  await user.click(leave);
  expect(said()).toBeNull();
  expect(field).toHaveValue('8');
});

it('says what arrived beside what is wrong with what was typed', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}many{Enter}');
  news('7');
  expect(field).toHaveAccessibleDescription('Enter a number. Now 7.');
  expect(field).toHaveValue('many');
});
