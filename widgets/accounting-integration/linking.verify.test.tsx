import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { savedFiles } from '@shared/csv/savedFiles.testkit';
import { createDraftStore } from '@shared/drafts/draftStore';
import { draftsSchema, type LinkDraft } from './model/drafts';
import {
  button,
  elsewhere,
  field,
  harborview,
  link,
  malley,
  open,
  paths,
  poppy,
  reload,
  row,
  save,
  sent,
  stored,
  tab,
  untilState,
  type Opened,
} from './page.testkit';

const alert = () => screen.findByRole('alert');
const press = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp) =>
  user.click(await button(name));

describe('linking', () => {
  it('takes what was typed by Enter, goes on to the next row by Enter, and sends what changed alone', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await opened.user.keyboard('{Enter}');
    expect(await field(malley)).toHaveFocus();
    await opened.user.keyboard('walk-in{Enter}');
    await opened.user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await field(poppy)).toHaveFocus();
    await press(opened, `Unlink ${harborview}`);
    await untilState(harborview, 'Not linked');
    await save(opened);
    await screen.findByText('Saved 3 changes.');
    expect(await sent(opened)).toEqual([
      {
        customers: [
          { id: 9, foreignId: 'C-payroll' },
          { id: 10, foreignId: 'C-walk-in' },
          { id: 5, foreignId: null },
        ],
      },
    ]);
    expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
  });

  it('brings one row back, and all of a set, which can be undone', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await link(opened, malley, 'walk-in');
    await press(opened, `Revert ${poppy}`);
    expect(await field(poppy)).toHaveValue('');
    await press(opened, 'Reset customers');
    expect(await screen.findByText('Discarded 1 change.')).toBeVisible();
    expect(await field(malley)).toHaveValue('');
    await press(opened, 'Undo');
    await waitFor(async () => expect(await field(malley)).toHaveValue('Walk-in customer'));
  });

  it('names both rows that are linked to the same, and leads to them', async () => {
    const opened = await open();
    await link(opened, poppy, 'Harborview Oakland');
    await untilState(harborview, 'Conflict');
    expect(await row(poppy)).toHaveTextContent(`Also linked to ${harborview}.`);
    const show = within(await row(harborview)).getByRole('button', { name: 'Show both' });
    await opened.user.click(show);
    await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(2));
    expect(await field(poppy)).toHaveValue('Harborview Oakland');
  });

  it('counts the states and shows those of one, also while they are changed', async () => {
    const opened = await open();
    await press(opened, /^Conflict/);
    await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(3));
    await link(opened, 'Golden Gate Oakland', 'payroll');
    await untilState('Golden Gate Oakland', 'Linked');
    expect(await button(/^Conflict/)).toHaveTextContent('Conflict 1');
    expect(location.search).toContain('state%3Dconflict');
  });

  it('fills custom fields of QuickBooks by what they are mapped to', async () => {
    const opened = await open({ config: (config) => ({ ...config, tab: 'custom-fields' }) });
    const po = await field('P.O. number', 'Filled with');
    await opened.user.type(po, 'order n{Enter}');
    await save(opened);
    await screen.findByText('Saved 1 change.');
    expect(await sent(opened)).toEqual([
      { customFields: [{ id: 2, customFieldMappingId: 'order-number' }] },
    ]);
  });

  it('says before it is saved what would happen', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await link(opened, harborview, 'walk-in');
    await press(opened, 'Unlink Green Lotus Oakland');
    await press(opened, 'What would happen');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Customers: 1 linked, 1 changed, 1 unlinked.');
    await opened.user.click(within(dialog).getByRole('button', { name: `Revert ${poppy}` }));
    await waitFor(() => expect(dialog).toHaveTextContent('Customers: 1 changed, 1 unlinked.'));
  });
});

describe('suggestions', () => {
  it('takes exact ones by one button after a look at them, and similar ones never by itself', async () => {
    const opened = await open();
    await untilState(poppy, 'Suggested');
    expect(await field(malley)).toHaveAttribute('placeholder', 'Account 10: same license number');
    const similar = 'Sierra Wellness Oakland';
    expect(await field(similar)).toHaveAttribute(
      'placeholder',
      'Sierar Wellness Oakland: name differs by 2 letters',
    );
    await press(opened, 'Accept 12 exact matches');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('POPPY & RYE OAKLAND, LLC');
    expect(dialog).not.toHaveTextContent(similar);
    await opened.user.click(within(dialog).getByRole('button', { name: 'Accept 12 matches' }));
    await untilState(poppy, 'Linked');
    expect(await field(similar)).toHaveValue('');
    await press(opened, `Use the suggestion for ${similar}`);
    await untilState(similar, 'Linked');
    expect(await button('Save 13 changes')).toBeVisible();
    expect(await sent(opened)).toEqual([]);
    expect(screen.getByText('Customers: 13 linked.')).toBeVisible();
    // Of the twelve; what was chosen after them stays.
    await press(opened, 'Undo');
    expect(await button('Save 1 change')).toBeVisible();
    expect(await field(similar)).toHaveValue('Sierar Wellness Oakland');
  });
});

describe('a file', () => {
  const upload = async (opened: Opened, text: string) => {
    await press(opened, 'Upload CSV');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change links by a file' }));
    // jsdom's own is none to the Response that reads it.
    const file: unknown = new NodeFile([text], 'links.csv');
    await opened.user.upload(dialog.getByLabelText('Choose a CSV file'), file as File);
    return dialog;
  };

  it('has all rows that are shown, and changes links after a look at them, as one step', async () => {
    const files = savedFiles();
    const opened = await open();
    await link(opened, malley, 'walk-in');
    await press(opened, 'Download CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    const [head = '', ...lines] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(60);
    expect(lines).toContainEqual(expect.stringMatching(/^10,.*,C-walk-in,Walk-in customer$/));
    const cells = ['9,,,,Payroll (DO NOT USE)', '10,,,,', '5,,,C-none,'];
    const dialog = await upload(opened, [head, ...cells].join('\n'));
    expect(await dialog.findByText(/2 links change\./)).toBeVisible();
    expect(dialog.getByText(/^An empty cell clears its value: 1 value/)).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent('none has the id “C-none”.');
    await opened.user.click(dialog.getByRole('button', { name: 'Change 2 links' }));
    await waitFor(async () => expect(await field(poppy)).toHaveValue('Payroll (do not use)'));
    expect(await field(malley)).toHaveValue('');
    await press(opened, 'Undo');
    await waitFor(async () => expect(await field(malley)).toHaveValue('Walk-in customer'));
    expect(await field(poppy)).toHaveValue('');
    expect(await sent(opened)).toEqual([]);
  });

  it('is not offered while nobody knows what theirs are called', async () => {
    await open({
      before: (page) => page.failNext('GET', paths.quickbooksCustomers, 'forbidden-403'),
    });
    await alert();
    expect(await button('Download CSV')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Upload CSV' })).not.toBeInTheDocument();
  });
});

describe('five data sets', () => {
  it('leaves the others usable where one failed, and reads that one again alone', async () => {
    const opened = await open({
      before: (page) => page.failNext('GET', paths.quickbooksCustomers, 'forbidden-403'),
    });
    expect(await alert()).toHaveTextContent('The customers of QuickBooks could not be loaded.');
    expect(document.querySelector('input[role=combobox]')).toBeNull();
    await tab(opened, 'Products');
    expect(await field('Sour Diesel flower', 'QuickBooks item')).toBeVisible();
    await tab(opened, 'Customers');
    await press(opened, 'Retry');
    expect(await field(poppy)).toBeVisible();
    const reads = (await opened.backend.log()).filter(({ method }) => method === 'GET');
    const of = (path: string) => reads.filter((entry) => entry.path === path).length;
    expect([of(paths.quickbooksCustomers), of(paths.items), of(paths.customers)]).toEqual([
      2, 1, 1,
    ]);
  });

  it('says what is other once QuickBooks was read again', async () => {
    const opened = await open();
    await field(poppy);
    await press(opened, 'Read QuickBooks again');
    const says = await screen.findByText('QuickBooks was read again.');
    expect(says.parentElement).toHaveTextContent('QuickBooks customers: 57 (1 new).');
    expect(says.parentElement).toHaveTextContent('QuickBooks items: 119 (as before).');
  });
});

describe('saving', () => {
  /** Unlinks and links so many products, as a visit before did. */
  const leave = async (count: number, config: Record<string, unknown>) => {
    const answer = await fetch(new URL(paths.products, location.origin));
    const { quickbooksOnlineProducts: products } = (await answer.json()) as {
      quickbooksOnlineProducts: { id: number; name: string; foreignId: string | null }[];
    };
    const drafts = products.slice(0, count).map(({ id, name, foreignId }): LinkDraft => ({
      set: 'products',
      id,
      name,
      base: foreignId,
      to: foreignId === null ? 'I-1' : null,
    }));
    const { user, vendorId } = config as { user: { id: number }; vendorId: number };
    createDraftStore({
      widget: 'accounting-integration',
      userId: user.id,
      record: `links ${String(vendorId)}`,
      schema: draftsSchema,
    }).write(drafts);
  };

  it('sends a hundred at a time, and on a second try what was not taken alone', async () => {
    let config = {};
    const opened = await open({
      config: (written) => (config = written),
      before: () => leave(120, config),
    });
    await press(opened, 'Restore');
    await opened.backend.failNext('POST', paths.saveProducts, 'refused-400');
    await press(opened, 'Save 120 changes');
    expect(await alert()).toHaveTextContent('Saved 20 changes. The others are kept here');
    expect(await alert()).toHaveTextContent('100 products: not saved.');
    await press(opened, 'Save 100 changes');
    await screen.findByText('Saved 100 changes.');
    const bodies = (await sent(opened)) as { products: unknown[] }[];
    expect(bodies.map(({ products }) => products.length)).toEqual([100, 20, 100]);
  });

  it('shows in its row what a colleague changed meanwhile, and saves the others', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await link(opened, malley, 'walk-in');
    await elsewhere(paths.saveCustomers, { customers: [{ id: 9, foreignId: 'C-walk-in' }] });
    await save(opened);
    expect(await alert()).toHaveTextContent('Saved 1 change. A colleague changed 1 of them');
    expect(await row(poppy)).toHaveTextContent('A colleague changed it to: Walk-in customer.');
    expect((await stored(opened)).customers).toMatchObject({ 9: 'C-walk-in', 10: 'C-walk-in' });
    await press(opened, 'Keep yours');
    await save(opened);
    await screen.findByText('Saved 1 change.');
    expect((await stored(opened)).customers).toMatchObject({ 9: 'C-payroll' });
  });

  it('holds a link that was none and a colleague made, also when another one is chosen', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await elsewhere(paths.saveCustomers, { customers: [{ id: 9, foreignId: 'C-walk-in' }] });
    await press(opened, 'Read QuickBooks again');
    await screen.findByText(/^A colleague changed it to/);
    await link(opened, poppy, 'Harborview Oakland');
    await save(opened);
    expect(await screen.findByText(/A colleague changed 1 of them/)).toBeVisible();
    expect((await stored(opened)).customers).toMatchObject({ 9: 'C-walk-in' });
  });

  it.each([
    ['reverted', () => button(`Revert ${harborview}`)],
    ['chosen anew as it was', null],
  ])('keeps for the next save what was %s while it was being saved', async (_, revert) => {
    const opened = await open();
    await link(opened, harborview, 'payroll');
    const answer = await opened.backend.hold('POST', paths.saveCustomers);
    await save(opened);
    await answer.isAsked();
    if (revert) await opened.user.click(await revert());
    else await link(opened, harborview, 'harborview oak');
    await answer.release();
    await screen.findByText('Saved 1 change.');
    expect(await field(harborview)).toHaveValue('Harborview Oakland');
    await save(opened);
    const back = { customers: [{ id: 5, foreignId: 'C-5' }] };
    await waitFor(async () => expect((await sent(opened)).at(-1)).toEqual(back));
  });

  it('says what the server refused for as long as the change is there', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    const original = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { url } = new Request(input, init);
      if (!url.endsWith(paths.saveCustomers)) return original(input, init);
      const errors = { 'customers.0.foreignId': ['It is inactive at QuickBooks.'] };
      const refusal = Response.json({ errors }, { status: 400 });
      return Promise.resolve(Object.defineProperty(refusal, 'url', { value: url }));
    });
    await save(opened);
    const says = 'It is inactive at QuickBooks.';
    await waitFor(async () => expect(await row(poppy)).toHaveTextContent(says));
    await press(opened, 'Discard');
    await waitFor(async () => expect(await row(poppy)).not.toHaveTextContent(says));
    await press(opened, 'Undo');
    await waitFor(async () => expect(await row(poppy)).toHaveTextContent(says));
  });

  it('offers after a reload what was not saved, and nothing of what the server has by then', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await link(opened, malley, 'walk-in');
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('C-walk-in'));
    await elsewhere(paths.saveCustomers, { customers: [{ id: 9, foreignId: 'C-payroll' }] });
    await reload();
    expect(await screen.findByText(/1 link was changed\./)).toBeVisible();
    await press(opened, 'Restore');
    expect(await field(malley)).toHaveValue('Walk-in customer');
    expect(await button('Save 1 change')).toBeVisible();
  });
});

describe('the connection', () => {
  it('says what stops, and turns the screen over without losing what is not saved', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await press(opened, 'Disconnect');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog).toHaveTextContent(/36 customers, 72 products|1 custom field/),
    );
    await opened.user.click(within(dialog).getByRole('button', { name: 'Disconnect QuickBooks' }));
    expect(await screen.findByText(/^QuickBooks was disconnected\./)).toHaveTextContent(
      'Your 1 unsaved change is kept until it is connected again.',
    );
    expect(await button('Connect to QuickBooks')).toBeVisible();
    expect((await stored(opened)).isIntegrated).toBe(false);
  });

  it('is ended also for what was still read of it', async () => {
    const opened = await open();
    await field(poppy);
    const late = await opened.backend.hold('GET', paths.customers);
    await press(opened, 'Read QuickBooks again');
    await late.isAsked();
    await press(opened, 'Disconnect');
    const dialog = await screen.findByRole('dialog');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Disconnect QuickBooks' }));
    await screen.findByText('Not connected');
    const badges: string[] = [];
    const watch = new MutationObserver(() =>
      badges.push(...screen.queryAllByText('Connected').map((each) => each.textContent)),
    );
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await late.release();
    await button('Connect to QuickBooks');
    await opened.backend.log();
    watch.disconnect();
    expect(badges).toEqual([]);
  });

  it('is not called ended where there was none', async () => {
    await open({
      scenario: 'not-connected',
      config: (config) => ({ ...config, integrated: undefined }),
    });
    await button('Connect to QuickBooks');
    expect(screen.queryByText(/^QuickBooks was disconnected\./)).not.toBeInTheDocument();
  });

  it('notices a revoke of another tab before it writes', async () => {
    const opened = await open();
    await link(opened, poppy, 'payroll');
    await elsewhere(paths.revoke);
    await save(opened);
    expect(await screen.findByText(/^QuickBooks was disconnected\./)).toBeVisible();
    expect(await sent(opened)).toEqual([]);
  });

  it('leads to the consent, and says that it was refused', async () => {
    const opened = await open({ scenario: 'refused' });
    expect(await alert()).toHaveTextContent('the consent was refused there');
    const gone: string[] = [];
    document.addEventListener('ww:navigate', (event) => {
      event.preventDefault();
      gone.push((event as CustomEvent<{ url: string }>).detail.url);
    });
    await press(opened, 'Connect to QuickBooks');
    expect(gone).toEqual([expect.stringMatching(/oauth-begin\/$/)]);
    const reads = (await opened.backend.log()).filter(({ path }) => path === paths.customers);
    expect(reads).toHaveLength(0);
  });

  it('tells by a notice that goes by itself that it is connected', async () => {
    await open({ config: (config) => ({ ...config, connectOutcome: 'connected' }) });
    const notice = await screen.findByText('QuickBooks is connected.');
    expect(notice.closest('.ww-toast')).toBeVisible();
  });

  it('says that the consent failed', async () => {
    await open({
      scenario: 'not-connected',
      config: (config) => ({ ...config, connectOutcome: 'failed' }),
    });
    expect(await alert()).toHaveTextContent('something went wrong there');
  });

  it('waits for a consent in another tab, and looks when somebody comes back from there', async () => {
    const opened = await open({
      scenario: 'not-connected',
      config: (config) => ({ ...config, connectIn: 'tab' }),
    });
    const way = await screen.findByRole('link', { name: 'Connect to QuickBooks' });
    way.addEventListener('click', (event) => event.preventDefault());
    await opened.user.click(way);
    expect(await screen.findByText('Finish in the other tab, then come back.')).toBeVisible();
    await fetch(new URL(way.getAttribute('href') ?? '', location.href));
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Connected')).toBeVisible();
  });

  it('tells who comes back without an outcome that nothing came of it', async () => {
    sessionStorage.setItem('ww-quickbooks-consent', 'true');
    await open({ scenario: 'not-connected' });
    expect(await screen.findByText(/^The connection was not finished\./)).toBeVisible();
  });
});
