import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { DraftOffer } from '../ui/DraftOffer';
import { WidgetContext, type Widget } from '../mount/WidgetContext';
import { useDraft } from './useDraft';

const schema = v.record(v.string(), v.string());
type Notes = v.InferOutput<typeof schema>;

interface NoteProps {
  /** As the server has them. */
  saved?: Notes;
}

/** The smallest screen with a draft: two notes, and a Save. */
function NotesForm({ saved = {} }: NoteProps) {
  const [server, setServer] = useState(saved);
  const [typed, setTyped] = useState<Notes>({});
  const draft = useDraft<Notes>({
    record: '/notes/',
    schema,
    value: Object.keys(typed).length > 0 ? typed : null,
    merge: (earlier, later) => ({ ...earlier, ...later }),
    stillUnsaved: (notes) => {
      const open = Object.entries(notes).filter(([name, text]) => server[name] !== text);
      return open.length > 0 ? Object.fromEntries(open) : null;
    },
  });
  return (
    <>
      {draft.offered && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={() => {
            setTyped({ ...draft.offered?.value, ...typed });
            draft.answer();
          }}
          onDiscard={() => draft.answer()}
        />
      )}
      {['First', 'Second'].map((name) => (
        <input
          key={name}
          aria-label={name}
          value={typed[name] ?? server[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <button
        onClick={() => {
          setServer({ ...server, ...typed });
          setTyped({});
        }}
      >
        Save
      </button>
    </>
  );
}

function open(props: NoteProps = {}, userId: number | null = 7) {
  const host = document.createElement('div');
  const user = userId === null ? undefined : { id: userId, role: 'vendor' as const };
  const widget = {
    name: 'notes',
    host,
    root: host,
    config: { currency: 'USD', user },
  } as unknown as Widget;
  return render(
    <WidgetContext.Provider value={widget}>
      <NotesForm {...props} />
    </WidgetContext.Provider>,
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const offer = () => screen.queryByText(/^Restore your unsaved changes from/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Types into a form and leaves its page. */
async function leave(name: string, text: string) {
  const page = open();
  await userEvent.type(field(name), text);
  page.unmount();
}

it('offers what was typed to the next visit, and restores it on the person’s word', async () => {
  await leave('First', 'abc');
  open();
  expect(offer()).toBeVisible();
  expect(field('First')).toHaveValue('');
  await press('Restore');
  expect(field('First')).toHaveValue('abc');
  expect(offer()).toBeNull();
});

it('writes before the page goes, though the typing has not paused', async () => {
  open();
  await userEvent.type(field('First'), 'abc');
  expect(localStorage).toHaveLength(0);
  fireEvent(window, new Event('pagehide'));
  expect(localStorage).toHaveLength(1);
});

it('keeps what was restored past the next reload, once', async () => {
  await leave('First', 'abc');
  const page = open();
  await press('Restore');
  page.unmount();
  expect(localStorage).toHaveLength(1);
  open();
  await press('Restore');
  expect(field('First')).toHaveValue('abc');
});

it('keeps an offer that nobody answered beside what is typed now', async () => {
  await leave('First', 'abc');
  await leave('Second', 'def');
  open();
  await press('Restore');
  expect(field('First')).toHaveValue('abc');
  expect(field('Second')).toHaveValue('def');
});

it('forgets what is discarded', async () => {
  await leave('First', 'abc');
  const page = open();
  await press('Discard');
  page.unmount();
  open();
  expect(offer()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('has nothing to offer after a save', async () => {
  const page = open();
  await userEvent.type(field('First'), 'abc');
  await press('Save');
  page.unmount();
  expect(localStorage).toHaveLength(0);
});

it('does not offer what the server has by now, not even when that changes again', async () => {
  await leave('First', 'abc');
  open({ saved: { First: 'abc' } }).unmount();
  open({ saved: { First: 'xyz' } });
  expect(offer()).toBeNull();
});

it('keeps what two tabs have at one record', async () => {
  const [one, other] = [open(), open()];
  await userEvent.type(within(one.container).getByLabelText('First'), 'abc');
  await userEvent.type(within(other.container).getByLabelText('Second'), 'def');
  one.unmount();
  other.unmount();
  open();
  await press('Restore');
  expect(field('First')).toHaveValue('abc');
  expect(field('Second')).toHaveValue('def');
});

it('offers what this tab left, and what another one left where it left nothing', async () => {
  await leave('First', 'abc');
  sessionStorage.clear();
  await leave('Second', 'def');
  const page = open();
  await press('Restore');
  expect(field('First')).toHaveValue('');
  expect(field('Second')).toHaveValue('def');
  await press('Save');
  page.unmount();
  open();
  await press('Restore');
  expect(field('First')).toHaveValue('abc');
});

it('keeps what is still typed in one tab when another takes or discards it', async () => {
  const one = open();
  await userEvent.type(within(one.container).getByLabelText('First'), 'abc');
  fireEvent(window, new Event('pagehide'));
  const other = open();
  await userEvent.click(within(other.container).getByRole('button', { name: 'Discard' }));
  other.unmount();
  expect(Object.values(localStorage).join()).toContain('abc');
});

it('takes an offer back that was answered in another tab', async () => {
  await leave('First', 'abc');
  open();
  expect(offer()).toBeVisible();
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: 'elsewhere' }));
  expect(offer()).toBeNull();
});

it('takes an offer back that was answered in another widget of the page', async () => {
  await leave('First', 'abc');
  const one = open();
  open();
  await userEvent.click(within(one.container).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(offer()).toBeNull());
});

it('keeps the text of a tab whose draft was discarded in another one', async () => {
  const page = open();
  await userEvent.type(field('First'), 'abc');
  fireEvent(window, new Event('pagehide'));
  localStorage.clear();
  page.unmount();
  open();
  expect(offer()).toBeVisible();
});

it.each([
  ['another user', 8],
  ['nobody', null],
])('is not offered to %s', async (_who, userId) => {
  await leave('First', 'abc');
  open({}, userId);
  expect(offer()).toBeNull();
});
