import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { button, idsOf, open, path, ruleRow, saveButton } from './page.testkit';

type Opened = Awaited<ReturnType<typeof open>>;

const find = () => screen.findByLabelText('Find in the rules');

// jsdom's own is none to the Response that reads it.
const fileOf = (text: string): unknown => new NodeFile([text], 'rules.csv');

async function setMinimum({ user }: Pick<Opened, 'user'>, value: string) {
  await user.click(await button('Edit rule 1'));
  const field = await screen.findByLabelText(/^Minimum/);
  await user.clear(field);
  await user.type(field, value);
}

/** Presses Save. The answer waits until the test releases it. */
async function saveSlowly({ user, backend }: Opened) {
  const answer = await backend.hold('POST', path);
  await user.click(await saveButton());
  return answer;
}

describe('the focus', () => {
  it('stays where the person clicks after the field for a position', async () => {
    const { user } = await open();
    await user.click(await button('Position 4: move to another position'));
    await user.click(await find());
    expect(screen.queryByLabelText('New position of rule 4')).toBeNull();
    await user.keyboard('vape');
    expect(await find()).toHaveValue('vape');
  });

  it('stays with the rule that is moved past one whose form is open', async () => {
    const { user } = await open({ scenario: 'fifty' });
    await user.click(await button('Edit rule 10'));
    expect(await screen.findByLabelText(/^Minimum/)).toHaveFocus();
    // Rules are drawn by tens: the one with the form goes to the next ten, and is drawn anew there.
    await user.click(await button('Move rule 11 up'));
    expect(await button('Move rule 10 up')).toHaveFocus();
  });
});

describe('while a save is on its way', () => {
  it('nothing is added, brought back or taken from a file, and all of it can be again after a refusal', async () => {
    const opened = await open();
    const { user, backend } = opened;
    await setMinimum(opened, '0');
    await user.click(await button('Delete rule 8'));
    const others = [await button('Add rule'), await button('Import CSV…'), await button('Undo')];
    const answer = await saveSlowly(opened);
    for (const each of others) {
      expect(each).toBeDisabled();
      await user.click(each);
    }
    await answer.release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    for (const each of others) expect(each).toBeEnabled();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await button('Undo'));
    expect(screen.getByText('1 rule changed')).toBeVisible();
    expect(await idsOf(backend)).toHaveLength(8);
  });

  it('a file that was chosen before waits for the answer', async () => {
    const opened = await open();
    const { user, backend } = opened;
    await user.click(await button('Move rule 2 up'));
    await user.click(await button('Import CSV…'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Import rules/ }));
    await user.upload(dialog.getByLabelText('Choose a CSV file'), fileOf('minimum\n4\n') as File);
    const append = await dialog.findByRole('button', { name: 'Apply 1 change' });
    // Behind the dialog, as when the dialog's code came after the click on Save.
    const answer = await backend.hold('POST', path);
    await user.click(screen.getByRole('button', { name: /^Save/, hidden: true }));
    expect(append).toBeDisabled();
    await answer.release();
    await waitFor(() => expect(append).toBeEnabled());
    await user.click(append);
    expect(await screen.findByText('1 rule added')).toBeVisible();
    expect(await idsOf(backend)).toHaveLength(8);
  });

  it('what was kept from before is still offered, and restored afterwards', async () => {
    const opened = await open();
    const { user, backend } = opened;
    await user.click(await button('Duplicate rule 8'));
    await backend.failNext('POST', path, 'status-500');
    await user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/not saved/);
    await showPage('/rules-editor/?config=attribute&scenario=default&as=vendor');
    const restore = await button('Restore');
    await user.click(await button('Move rule 2 up'));
    const answer = await saveSlowly(opened);
    expect(restore).toBeDisabled();
    await user.click(restore);
    await answer.release();
    expect(await screen.findByText('Saved: 1 rule moved.')).toBeVisible();
    await user.click(await button('Restore'));
    expect(await screen.findByText('1 rule added')).toBeVisible();
    expect(await idsOf(backend)).toHaveLength(8);
  });
});

describe('the answer to a save', () => {
  it('that refuses a rule leaves alone who is elsewhere, and leads to the rule', async () => {
    const { user, backend } = await open();
    await setMinimum({ user }, '0');
    await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
    const answer = await saveSlowly({ user, backend });
    await user.type(await find(), 'dream');
    await answer.release();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was saved.');
    await user.keyboard('s');
    expect(await find()).toHaveValue('dreams');
    expect(screen.getByRole('tab', { name: /^Pricing/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(within(alert).getByRole('button', { name: 'Quantity: show rule 1' }));
    expect(await ruleRow(/^Rule 1: Medical, Flower/)).toHaveFocus();
    expect(await find()).toHaveValue('');
  });

  it('that the list moved on leaves alone who is elsewhere, and leads to the conflict', async () => {
    const { user, backend } = await open({ scenario: 'conflict' });
    const site = document.body.appendChild(document.createElement('input'));
    await setMinimum({ user }, '6');
    const answer = await saveSlowly({ user, backend });
    await user.type(site, 'ev');
    await answer.release();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('a colleague changed the rules');
    expect(site).toHaveFocus();
    site.remove();
    // A colleague's rule stands before it by now.
    await user.click(within(alert).getByRole('button', { name: 'Quantity: show rule 2' }));
    expect(await ruleRow(/^Rule 2: Medical, Flower/)).toHaveFocus();
  });

  it('shows a deleted rule that someone else changed', async () => {
    const { user } = await open({ scenario: 'conflict' });
    await user.click(await button('Delete rule 1'));
    await user.click(await saveButton());
    const row = await ruleRow(/^Deleted rule: Medical, Flower/);
    expect(row).toHaveFocus();
    await user.click(await find());
    await user.click(await button('Quantity: show the deleted rule'));
    expect(row).toHaveFocus();
  });
});

describe('rules that were read before something and come after it', () => {
  it('are read again, and undo nothing that was saved', async () => {
    const { user, backend } = await open();
    await setMinimum({ user }, '6');
    const older = await backend.hold('GET', path);
    await user.click(await button('Refresh'));
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule changed.')).toBeVisible();
    const refresh = await button('Refresh');
    expect(refresh).toHaveAttribute('aria-busy', 'true');
    await older.release();
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    expect(await ruleRow(/^Rule 1/)).toHaveTextContent('at least 6 cases');
    await user.click(await button('Move rule 2 up'));
    await user.click(await saveButton());
    expect(await screen.findByText('Saved: 1 rule moved.')).toBeVisible();
  });

  it('are read again, and take nothing back that a newer read brought', async () => {
    const { user, backend } = await open();
    await ruleRow(/^Rule 1/);
    const [host] = document.querySelectorAll<HTMLElement>('[data-widget]');
    const second = document.createElement('div');
    second.dataset.widget = 'rules-editor';
    second.dataset.config = host?.dataset.config;
    document.body.append(second);
    const theirs = within(second);
    const remove = await theirs.findByRole('button', { name: 'Delete rule 3' });
    const reads = async () => (await backend.log()).filter(({ method }) => method === 'GET');
    const before = (await reads()).length;

    const [refresh] = await screen.findAllByRole('button', { name: 'Refresh' });
    const [filter] = screen.getAllByRole('button', { name: 'Filter' });
    if (!refresh || !filter) throw new Error('The first of the two is not there.');
    const older = await backend.hold('GET', path);
    await user.click(refresh);
    await user.click(remove);
    await user.click(theirs.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Saved: 1 rule deleted.');
    await user.click(filter);
    await user.selectOptions(await screen.findByLabelText('Brand'), 'Blue Heron');
    expect(await screen.findByText(/^1 of 7 rules/)).toBeVisible();
    await older.release();
    // The slow one, what the filter asks, the newer one, and the slow one again.
    await waitFor(async () => expect(await reads()).toHaveLength(before + 4));
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText(/^1 of 7 rules/)).toBeVisible();
  });
});
