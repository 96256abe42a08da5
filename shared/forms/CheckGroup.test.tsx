import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { CheckGroup } from './CheckGroup';

function Group({ count, isDisabled }: { count: number; isDisabled?: boolean }) {
  const [chosen, setChosen] = useState<number[]>([1]);
  const options = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Location ${at + 1}`,
  }));
  const words = { legend: 'Cases for', find: 'Find a location', notFound: 'None.' };
  return (
    <WidgetContext.Provider value={widgetAround(document.body)}>
      <CheckGroup {...words} {...{ options, chosen, isDisabled }} onChoose={setChosen} />
    </WidgetContext.Provider>
  );
}
const chosen = () => screen.getAllByRole('checkbox', { checked: true, name: /^Location/ }).length;

it('offers all of several at once, and of a few each by itself', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Group count={4} />);
  expect(screen.getByRole('group', { name: 'Cases for' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'All 4' }));
  expect(chosen()).toBe(4);
  await user.click(screen.getByRole('checkbox', { name: 'Location 2' }));
  expect(chosen()).toBe(3);
  expect(screen.getByRole('checkbox', { name: 'All 4' })).not.toBeChecked();
  rerender(<Group count={3} />);
  expect(screen.queryByRole('checkbox', { name: /^All/ })).toBeNull();
});

it('offers at once those that are found, and leaves the others as they are', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Group count={12} />);
  const find = screen.getByRole('textbox', { name: 'Find a location' });
  await user.type(find, 'location 1');
  expect(screen.getByText('4 found')).toHaveRole('status');
  await user.click(screen.getByRole('checkbox', { name: 'All 4 found' }));
  expect(chosen()).toBe(4);
  rerender(<Group count={12} isDisabled />);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  await user.type(find, '2');
  expect(screen.queryByRole('checkbox', { name: /^All/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Show what is selected/ })).toBeDisabled();
  await user.clear(find);
  expect(chosen()).toBe(4);
  expect(screen.getByRole('checkbox', { name: 'All 12' })).not.toBeChecked();
});
