import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { draftsOf } from '../page/storage';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { LazyTasks, useLazyTasks } from './LazyTasks';
import { useTasks, type TaskProps } from './useTasks';

interface PartProps extends TaskProps<string> {
  onTake: (task: string, mayOpen: boolean) => void;
}

function Part({ onTasks, onTake }: PartProps) {
  useTasks(onTasks, onTake);
  return <p>the part</p>;
}

const widget = widgetAround(document.body);

/** A screen with a row to edit, and code that comes when the test says so. */
function open() {
  const ends: { resolve: (part: ComponentType<PartProps>) => void; reject: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<ComponentType<PartProps>>((resolve, reject) => {
        ends.push({ resolve, reject: () => reject(new Error('no connection')) });
      }),
  );
  const onTake = jest.fn();
  function Screen() {
    const tasks = useLazyTasks(load);
    return (
      <>
        <button type="button" onClick={() => tasks.open('edit')}>
          Edit
        </button>
        <button type="button" onClick={() => tasks.open('pause')}>
          Pause
        </button>
        <input aria-label="Search" />
        <LazyTasks isOff={false} tasks={tasks} props={{ onTake }} />
      </>
    );
  }
  render(
    <WidgetContext.Provider value={widget}>
      <Screen />
    </WidgetContext.Provider>,
  );
  return {
    user: userEvent.setup(),
    load,
    onTake,
    come: () => act(async () => Promise.resolve(ends.shift()?.resolve(Part))),
    fail: () => act(async () => Promise.resolve(ends.shift()?.reject())),
  };
}

const edit = () => screen.getByRole('button', { name: 'Edit' });

it('fetches the code when something is asked for, and has it done once', async () => {
  const { user, load, onTake, come } = open();
  expect(load).not.toHaveBeenCalled();
  await user.click(edit());
  await come();
  expect(onTake.mock.calls).toEqual([['edit', true]]);
  await user.click(edit());
  expect(onTake).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
});

it('opens nothing for who went on elsewhere until the code came, but tells of the task', async () => {
  const { user, onTake, come } = open();
  await user.click(edit());
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'm');
  await come();
  expect(onTake.mock.calls).toEqual([['edit', false]]);
});

it('says that the code did not come, and does once it is there what was asked for', async () => {
  const { user, onTake, come, fail } = open();
  await user.click(edit());
  await fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await come();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onTake.mock.calls).toEqual([['edit', true]]);
});

it('does all that was asked for before the code came, each once, and opens the last alone', async () => {
  const { user, onTake, come } = open();
  await user.dblClick(screen.getByRole('button', { name: 'Pause' }));
  await user.click(edit());
  await come();
  expect(onTake.mock.calls).toEqual([
    ['pause', false],
    ['edit', true],
  ]);
});

it('comes without being asked where somebody left a draft', async () => {
  localStorage.setItem(`${draftsOf(widget.name)}7:list:key`, '{}');
  const { onTake, come } = open();
  await come();
  expect(await screen.findByText('the part')).toBeVisible();
  expect(onTake).not.toHaveBeenCalled();
});
