import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { Dialog } from './Dialog';
import { Menu } from './Menu';
import { Tabs } from './Tabs';
import { Toast } from './Toast';
import { WidePicture } from './WidePicture';

const done: string[] = [];
const tell = (what: string) => () => {
  done.push(what);
};
beforeEach(() => done.splice(0));

const show = (element: ReactElement, portal = document.body) =>
  render(
    <WidgetContext.Provider value={{ ...widgetAround(document.body), portal: () => portal }}>
      {element}
    </WidgetContext.Provider>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const entry = (name: string) => screen.getByRole('menuitem', { name });

const entries = [
  { label: 'Delete', onSelect: tell('deleted'), isDanger: true },
  { label: 'Edit', onSelect: tell('edited') },
  { label: 'Duplicate', onSelect: tell('duplicated'), isDisabled: true },
];

describe('a menu', () => {
  it('has what destroys last, and goes round by the arrow keys, Home, End and letters', async () => {
    const user = userEvent.setup();
    show(<Menu label="Actions for EV-1" entries={entries} />);
    button('Actions for EV-1').focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual([
      'Edit',
      'Duplicate',
      'Delete',
    ]);
    expect(entry('Edit')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(entry('Delete')).toHaveFocus();
    await user.keyboard('{Home}d');
    expect(entry('Duplicate')).toHaveFocus();
    await user.keyboard('{End}');
    expect(entry('Delete')).toHaveFocus();
  });

  it('is left by Escape with nothing done, and gives the focus back', async () => {
    const user = userEvent.setup();
    show(<Menu label="Actions for EV-1" entries={entries} />);
    await user.click(button('Actions for EV-1'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button('Actions for EV-1')).toHaveFocus();
    expect(done).toEqual([]);
  });

  it('does what is chosen once, and nothing for what is off', async () => {
    const user = userEvent.setup();
    show(<Menu label="Actions for EV-1" entries={entries} />);
    await user.click(button('Actions for EV-1'));
    await user.click(entry('Duplicate'));
    expect(done).toEqual([]);
    await user.click(entry('Edit'));
    expect(done).toEqual(['edited']);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a menu of things to turn on and off', () => {
  it('stays open while they are chosen, and says which are on', async () => {
    const user = userEvent.setup();
    function Columns() {
      const [isOn, setIsOn] = useState(true);
      return (
        <Menu
          label="Columns"
          entries={[{ label: 'Units', isOn, onSelect: () => setIsOn(!isOn) }]}
        />
      );
    }
    show(<Columns />);
    await user.click(button('Columns'));
    const units = () => screen.getByRole('menuitemcheckbox', { name: 'Units' });
    expect(units()).toBeChecked();
    await user.keyboard('{Enter}');
    expect(units()).not.toBeChecked();
    expect(units()).toHaveFocus();
    await user.keyboard(' ');
    expect(units()).toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button('Columns')).toHaveFocus();
  });
});

describe('a dialog', () => {
  /** A dialog with one field. */
  function Form({ isBusy = false }) {
    const [text, setText] = useState('');
    return (
      <Dialog
        title="Edit"
        size="form"
        isDirty={text !== ''}
        isBusy={isBusy}
        actions={<button type="button">Save</button>}
        onClose={tell('closed')}
      >
        <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      </Dialog>
    );
  }
  const user = userEvent.setup();
  const ways: [way: string, take: () => Promise<void>][] = [
    ['Escape', () => user.keyboard('{Escape}')],
    ['its cross', () => user.click(button('Close'))],
    ['a click beside it', () => user.click(screen.getByRole('dialog'))],
  ];

  it('gives the focus to its first field', async () => {
    show(<Form />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  it('does so in a shadow root too, while to the page its host has the focus', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    show(<Form />, shadow.appendChild(document.createElement('div')));
    await act(() => Promise.resolve());
    expect(shadow.activeElement).toBe(shadow.querySelector('input'));
    host.remove();
  });

  it('hears of Escape as soon as it is drawn', () => {
    function Early() {
      const element = useRef<HTMLParagraphElement>(null);
      // The effects by which its base hears of keys come after this.
      useLayoutEffect(() => {
        const key = { key: 'Escape', code: 'Escape', bubbles: true };
        element.current?.dispatchEvent(new KeyboardEvent('keydown', key));
      }, []);
      return <p ref={element}>Early</p>;
    }
    show(
      <Dialog title="Clear?" size="ask" onClose={tell('closed')}>
        <Early />
      </Dialog>,
    );
    expect(done).toEqual(['closed']);
  });

  it('takes the focus also from what takes it in the same drawing', async () => {
    function Under() {
      const element = useRef<HTMLButtonElement>(null);
      useLayoutEffect(() => element.current?.focus(), []);
      return <button ref={element}>Under</button>;
    }
    show(
      <>
        <Dialog title="Clear?" size="ask" onClose={tell('closed')}>
          <p>Sure?</p>
        </Dialog>
        <Under />
      </>,
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it.each(ways)('goes at once by %s where nothing was typed', async (_way, take) => {
    show(<Form />);
    await take();
    expect(done).toEqual(['closed']);
  });

  it('asks also where Escape comes in the same frame as the first letter', async () => {
    show(<Form />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    // Outside of the test's own turns, in which the effects of a letter would be over before the next key.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'M');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }),
    );
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();
    expect(done).toEqual([]);
  });

  it('asks no more by itself once the field was emptied and is typed in again', async () => {
    show(<Form />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'Meridian');
    await user.keyboard('{Escape}');
    await user.clear(field);
    await user.type(field, 'Far Coast');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Far Coast');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it.each(ways)('asks where something was typed, and keeps it: %s', async (_way, take) => {
    show(<Form />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'Meridian');
    await take();
    expect(button('Keep editing')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Discard what you entered?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(field).toHaveValue('Meridian');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    await take();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(done).toEqual([]);
    await take();
    await user.click(button('Discard'));
    expect(done).toEqual(['closed']);
  });

  it('gives the focus back to the field when the question is answered', async () => {
    show(<Form />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'Meridian{Escape}');
    await user.keyboard('{Enter}');
    expect(field).toHaveFocus();
  });

  it.each(ways)('stays while its work is under way: %s', async (_way, take) => {
    show(<Form isBusy />);
    await take();
    expect(done).toEqual([]);
  });
});

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('goes by itself where there is nothing to undo', () => {
    show(<Toast says="Saved." onDismiss={tell('dismissed')} />);
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    wait(7999);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(['dismissed']);
  });

  it('stays with its Undo', () => {
    show(<Toast says="Removed." onUndo={tell('undone')} onDismiss={tell('dismissed')} />);
    wait(60_000);
    expect(done).toEqual([]);
    act(() => button('Undo').click());
    expect(done).toEqual(['undone']);
  });

  it('gives the focus back to where it came from when it is dismissed', () => {
    show(
      <>
        <input aria-label="Cases" />
        <Toast says="Removed." onUndo={tell('undone')} onDismiss={tell('dismissed')} />
      </>,
    );
    act(() => screen.getByLabelText('Cases').focus());
    act(() => button('Undo').focus());
    act(() => button('Dismiss').focus());
    act(() => button('Dismiss').click());
    expect(screen.getByLabelText('Cases')).toHaveFocus();
    expect(done).toEqual(['dismissed']);
  });
});

it('leaves a link the words of its picture where that does not come', () => {
  const picture = { url: '/gone.jpg' };
  show(
    <a href="/harvest/">
      <WidePicture picture={picture} alt="The harvest" width={480} height={160} />
    </a>,
  );
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The harvest' })).toBeVisible();
});

it('shows the next part by the arrow keys, round and round', async () => {
  const user = userEvent.setup();
  const tabs = ['Quantity', 'Pricing'].map((label) => ({ key: label, label }));
  show(
    <Tabs label="Rules" tabs={tabs} chosen="Pricing" onChoose={(key) => done.push(key)}>
      Part
    </Tabs>,
  );
  expect(screen.getByRole('tabpanel', { name: 'Pricing' })).toHaveTextContent('Part');
  screen.getByRole('tab', { name: 'Pricing' }).focus();
  await user.keyboard('{ArrowRight}{Home}');
  expect(done).toEqual(['Quantity', 'Quantity']);
  // The chosen one again: the other one may be on its way.
  await user.click(screen.getByRole('tab', { name: 'Pricing' }));
  expect(done.at(-1)).toBe('Pricing');
});
