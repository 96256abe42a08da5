import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { turnOfPage } from '../../test/support/turnOfPage';
import { refusalOf } from './model/fileCheck';
import { button, call, field, open, save, saved } from './page.testkit';

const potency = 'EV-2609-0012 potency and terpenes.pdf';
const pesticides = 'EV-2609-0012 pesticides, metals & microbes.pdf';
const certificate = '/dashboard/vendor/7/batches/certificates/:coaId/';
const reanalysis = `${certificate}reanalyze/`;

// By its heading: asking for roles at each change of a long form takes jsdom seconds.
const comparison = async (name: string) => {
  const title = `What the analysis found in ${name}`;
  await screen.findByText(title, { selector: 'h4' });
  return screen.getByRole('region', { name: title, hidden: true });
};

/** The server gives a call up, and the page looks for a lost one, for so many seconds. */
const soonGivenUp = (config: Record<string, unknown>) => ({ ...config, timeout: 2 });

/** The server's analyses go on with each read of the batch. */
const passTime = () => fetch(new URL(call, location.href));

const isPending = () => screen.queryByText('Analyzing…') !== null;

/** Removes a certificate while the batch is read again and again; its row goes before the answer, which is held. */
async function removeSlowly() {
  const { user, backend } = await open();
  const answer = await backend.hold('DELETE', certificate);
  await user.click(await button(`Re-analyze ${pesticides}`));
  await user.click(await button(`Remove ${potency}`));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove certificate' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByText(potency)).toBeNull();
  return { user, answer };
}

describe('what an analysis found', () => {
  // The first test of this file: after it the code is there at once.
  it('leaves the focus to who goes on while its code is fetched', async () => {
    await open();
    const compare = await button(`Compare 3 differences: ${potency}`);
    const ref = await field('Batch reference');
    fireEvent.click(compare);
    ref.focus();
    expect(await comparison(potency)).toBeVisible();
    expect(ref).toHaveFocus();
  });

  it('stands beside what the form says, and is taken over field by field', async () => {
    const { user, backend } = await open();
    await user.click(await button(`Compare 3 differences: ${potency}`));
    const panel = within(await comparison(potency));
    const rows = panel.getAllByRole<HTMLTableRowElement>('row', { hidden: true }).slice(1);
    expect(rows.map(({ cells }) => [...cells].slice(0, 3).map((cell) => cell.textContent))).toEqual(
      [
        ['THC (delta-9)', '21.4 %', '22.15 %'],
        ['β-Caryophyllene', '0.33 %', '0.345 %'],
        ['Terpinolene', 'Not in the list', '0.052 %'],
      ],
    );
    expect(await field('THC (delta-9)')).toHaveValue('21.4');

    await user.click(await button('Accept 22.15 % for THC (delta-9)'));
    expect(await field('THC (delta-9)')).toHaveValue('22.15');
    expect(await field('β-Caryophyllene')).toHaveValue('0.33');
    expect(document.activeElement).toHaveTextContent(/^What the analysis found/);
    await user.click(await button('Accept all 2'));
    expect(await field('Terpinolene')).toHaveValue('0.052');
    expect(screen.getByText('Everything it found is in the form now.')).toBeVisible();
    expect((await saved(backend)).thc_delta9).toBe('21.4000');
    await user.click(await save());
    expect(await screen.findByText('Batch updated.')).toBeVisible();
    expect((await saved(backend)).thc_delta9).toBe('22.1500');
    expect(screen.getByText('Analyzed: matches the form')).toBeVisible();
  });

  it('opens by itself after a re-analysis that was asked for, and changes nothing', async () => {
    const { user, backend } = await open();
    await user.click(await button(`Re-analyze ${pesticides}`));
    expect(await screen.findByText('Analyzing…')).toBeVisible();
    expect(await comparison(pesticides)).toBeVisible();
    expect(await field('THC (delta-9)')).toHaveValue('21.4');
    expect(await save()).toHaveTextContent('Save batch');
    expect((await saved(backend)).thc_delta9).toBe('21.4000');
  });

  it.each([
    ['forbidden-403', 'We could not check whether the analysis is over.'],
    ['login-redirect', 'Sign in'],
  ] as const)(
    'is not waited for without a word when it cannot be read: %s',
    async (fault, says) => {
      const { user, backend } = await open();
      const reanalyze = await button(`Re-analyze ${pesticides}`);
      await backend.hold('POST', reanalysis);
      await user.click(reanalyze);
      await backend.isHeld();
      await backend.failNext('GET', call, fault, 3);
      await backend.release();
      const row = await screen.findByRole('alert');
      expect(row).toHaveTextContent(says);
      await backend.disarm();
      await user.click(await button('Retry'));
      expect(await comparison(pesticides)).toBeVisible();
    },
  );

  it('comes by itself, too, where somebody else asked for it meanwhile', async () => {
    const { user, backend } = await open();
    await button(`Re-analyze ${pesticides}`);
    const { id } = (await saved(backend)).coas.find(({ name }) => name === pesticides) ?? {};
    expect(await byColleague('POST', reanalysis.replace(':coaId', String(id)), {})).toBe(200);
    await user.type(await field('Batch reference'), '-B');
    await user.click(await save());
    expect(await screen.findByText('Analyzing…')).toBeVisible();
    await waitFor(() => expect(isPending()).toBe(false));
    expect(screen.queryByText(`What the analysis found in ${pesticides}`)).toBeNull();
  });

  it('takes nothing from who types elsewhere by then', async () => {
    const { user } = await open();
    await user.click(await button(`Re-analyze ${pesticides}`));
    expect(await screen.findByText('Analyzing…')).toBeVisible();
    const ref = await field('Batch reference');
    await user.type(ref, ' b');
    await waitFor(() => expect(screen.queryByText('Analyzing…')).toBeNull());
    await user.keyboard('is');
    expect(ref).toHaveValue('EV-2609-0012 bis');
    expect(screen.queryByText(/^What the analysis found/)).toBeNull();
    await user.click(await button(new RegExp(`^Compare .* differences?: ${pesticides}`)));
    expect(await comparison(pesticides)).toBeVisible();
  });

  it('is still shown when an older reading of the batch comes later', async () => {
    const { user, backend } = await open();
    const [first, second] = [
      await button(`Re-analyze ${potency}`),
      await button(`Re-analyze ${pesticides}`),
    ];
    await user.click(first);
    await passTime();
    await user.click(second);
    await passTime();
    const older = await backend.hold('GET', call);
    await older.isAsked();
    await waitFor(() => expect(isPending()).toBe(false));
    await older.release();
    await turnOfPage();
    expect(isPending()).toBe(false);
  });

  it('is still shown when the answer to a save is older', async () => {
    const { user, backend } = await open();
    await user.click(await button(`Re-analyze ${pesticides}`));
    await user.type(await field('Batch reference'), ' b');
    const answer = await backend.hold('PATCH', call);
    await user.click(await save());
    await answer.isAsked();
    await passTime();
    await passTime();
    await waitFor(() => expect(isPending()).toBe(false));
    expect(screen.queryByText('Batch updated.')).toBeNull();
    await answer.release();
    expect(await screen.findByText('Batch updated.')).toBeVisible();
    expect(isPending()).toBe(false);
  });

  it('is read again when the reading that has it is older than a removal', async () => {
    const { user, backend } = await open();
    await user.click(await button(`Re-analyze ${pesticides}`));
    await passTime();
    await passTime();
    // A read is given up after 20 seconds and asked again: on a busy machine that would be answered.
    const older = await backend.hold('GET', call, 9);
    await older.isAsked();
    await user.click(await button(`Remove ${potency}`));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove certificate' }));
    await waitFor(() => expect(screen.queryByText(potency)).toBeNull());
    expect(isPending()).toBe(true);
    await older.release();
    await waitFor(() => expect(isPending()).toBe(false));
    expect(screen.queryByText(potency)).toBeNull();
  });

  it('is looked for until the server has given up when the answer to a re-analysis is lost', async () => {
    const { user, backend } = await open({ config: soonGivenUp });
    await backend.failNext('POST', reanalysis, 'drop-after-commit');
    await user.click(await button(`Re-analyze ${pesticides}`));
    expect(await comparison(pesticides)).toBeVisible();
    expect(screen.queryByText(/The analysis did not start/)).toBeNull();

    await backend.failNext('POST', reanalysis, 'drop-before');
    const again = await button(`Re-analyze ${pesticides}`);
    // Looked for from before on: it is there until the limit only.
    const search = waitFor(() => {
      expect(
        screen.getByText(/We don’t know yet whether the analysis has started. Checking/),
      ).toBeVisible();
      expect(again).toHaveAttribute('aria-busy', 'true');
    });
    await user.click(again);
    await search;
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The analysis did not start. We could not reach the server.');

    await backend.failNext('POST', reanalysis, 'drop-after-commit');
    await backend.failNext('GET', call, 'forbidden-403');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByText(/We don’t know yet whether the analysis has started/),
    ).toBeVisible();
  });

  it('says why an analysis did not start, and starts it again', async () => {
    const { user, backend } = await open();
    await backend.failNext('POST', reanalysis, 'forbidden-403');
    await user.click(await button(`Re-analyze ${pesticides}`));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The analysis did not start.');
    await user.click(await button('Retry'));
    expect(await comparison(pesticides)).toBeVisible();
  });
});

describe('a certificate', () => {
  it('goes after asking, with the focus left in the list', async () => {
    const { user, backend } = await open();
    await user.click(await button(`Remove ${potency}`));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await saved(backend)).coas).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Remove certificate' }));
    await waitFor(() => expect(screen.queryByText(potency)).toBeNull());
    expect((await saved(backend)).coas).toHaveLength(1);
    expect(document.activeElement).toHaveAccessibleName('Certificates of analysis');
  });

  it('goes before the answer comes, which takes the focus from nobody who types by then', async () => {
    const { user, answer } = await removeSlowly();
    const ref = await field('Batch reference');
    await user.type(ref, ' b');
    await answer.release();
    await turnOfPage();
    await user.keyboard('is');
    expect(ref).toHaveValue('EV-2609-0012 bis');
  });

  it('goes before the answer comes, which leads who waits for it to the list', async () => {
    const { answer } = await removeSlowly();
    await answer.release();
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Certificates of analysis'),
    );
  });

  it('stays when the server does not let it go, and when the answer is lost it is looked up', async () => {
    const { user, backend } = await open();
    await backend.failNext('DELETE', certificate, 'forbidden-403');
    await user.click(await button(`Remove ${potency}`));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Remove certificate' });
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toHaveTextContent('You do not have permission');
    expect(screen.getByText(potency)).toBeInTheDocument();
    await backend.failNext('DELETE', certificate, 'drop-after-commit');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByText(potency)).toBeNull());
  });

  it('is looked for until the server has given up when the answer to its removal is lost', async () => {
    const { user, backend } = await open({ config: soonGivenUp });
    await backend.failNext('DELETE', certificate, 'drop-before');
    await user.click(await button(`Remove ${potency}`));
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Remove certificate' });
    const search = waitFor(() =>
      expect(
        screen.getByText(/We don’t know yet whether this certificate was removed. Checking/),
      ).toBeVisible(),
    );
    await user.click(confirm);
    await search;
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The certificate was not removed.');
    expect((await saved(backend)).coas).toHaveLength(2);

    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(potency)).toBeNull());
    expect((await saved(backend)).coas).toHaveLength(1);
    expect(document.activeElement).toHaveTextContent('Batch EV-2609-0012');
  });

  it('is not offered for removal when the page has no address for it', async () => {
    await open({
      config: (config) => ({ ...config, urls: { batch: call } }),
    });
    await field('Batch reference');
    for (const name of ['Remove', 'Re-analyze', 'Reimport terpenes', 'Copy batch']) {
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    }
    expect(screen.queryByLabelText('Choose certificates')).toBeNull();
  });
});

describe('a file', () => {
  const file = (name: string, ...bytes: number[]) => new File([new Uint8Array(bytes)], name);
  const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];

  it.each([
    ['a.pdf', pdf],
    ['A.PDF', pdf],
    ['scan.jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['scan.png', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
  ])('is taken: %s', async (name, bytes) => {
    expect(await refusalOf(file(name, ...bytes))).toBeNull();
  });

  it.each([
    ['a.exe', pdf, /no PDF, PNG or JPEG/],
    ['a.pdf', [0x4d, 0x5a, 0x90, 0x00, 0x03], /not what its name says/],
    ['a.png', pdf, /not what its name says/],
    ['a.pdf', [], /empty/],
    ['pdf', pdf, /no PDF, PNG or JPEG/],
  ])('is refused: %s %j', async (name, bytes, why) => {
    expect(await refusalOf(file(name, ...bytes))).toMatch(why);
  });
});
