import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { byColleague } from '../../test/byColleague';
import { everywhere, storesOnPage } from '../../test/keptNowhere';
import {
  addHeader,
  button,
  field,
  open,
  orders,
  paths,
  press,
  radio,
  reload,
  sent,
  stored,
  type,
  untilGone,
  type Opened,
} from './page.testkit';

const secretOf = async (opened: Opened) => (await stored(opened)).secret?.value ?? '';

const kept = () => JSON.stringify(Object.entries(localStorage));

/** What the stores of the page hold. */
const held = () => JSON.stringify(storesOnPage().map((store) => store.getState()));

const expectNowhere = (...secrets: string[]) => {
  // It is the store that was looked into: it has the endpoints.
  expect(held()).toContain(orders);
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(everywhere()).not.toContain(secret);
    expect(held()).not.toContain(secret);
    expect(Reflect.get(RegExp, 'input')).not.toContain(secret);
  }
};

describe('the secret', () => {
  it('is read when it is asked for, and is nowhere before and after', async () => {
    const opened = await open();
    const secret = await secretOf(opened);
    await button('Show the secret');
    expectNowhere(secret);
    for (let walk = 0; walk < 5; walk += 1) {
      await press(opened, 'Show the secret');
      expect(await screen.findByText(secret)).toBeVisible();
      expect(held()).not.toContain(secret);
      await press(opened, 'Hide the secret');
      expectNowhere(secret);
    }
    expect(await sent(opened, paths.reveal)).toHaveLength(5);
  });

  it('comes to nothing where the screen went before its answer', async () => {
    const opened = await open();
    const secret = await secretOf(opened);
    const answer = await opened.backend.hold('POST', paths.reveal);
    await press(opened, 'Show the secret');
    await answer.isAsked();
    await reload();
    await answer.release();
    await button('Show the secret');
    expectNowhere(secret);
  });

  it('is copied on demand', async () => {
    const opened = await open();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(opened, 'Show the secret');
    await press(opened, 'Copy the secret');
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(await secretOf(opened));
  });

  it('says that it was not copied where the page has no clipboard', async () => {
    const opened = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await press(opened, 'Show the secret');
    await press(opened, 'Copy the secret');
    expect(await screen.findByText(/^Not copied\./)).toBeVisible();
  });

  it('is made anew after a question that says what breaks, and both are valid for a while', async () => {
    const opened = await open();
    const former = await secretOf(opened);
    await press(opened, 'Make a new secret');
    expect(await screen.findByText(/signed with both secrets for 24 hours/)).toBeVisible();
    await opened.user.click(await radio('At once'));
    expect(screen.getByText(/refuse every delivery from now on/)).toBeVisible();
    await opened.user.click(await radio('After 72 hours'));
    const send = await button('Replace the secret');
    await opened.user.dblClick(send);
    expect(await screen.findByText(/^A new secret is in use\. Copy it/)).toBeVisible();
    expect(await sent(opened, paths.secret)).toEqual([{ overlapHours: 72 }]);
    const secret = await secretOf(opened);
    expect(secret).not.toBe(former);
    expect(screen.getByText(secret)).toBeVisible();
    expect(screen.getByText(/^Former secret valid until/)).toBeVisible();
    await press(opened, 'Hide the secret');
    expectNowhere(former, secret);
  });

  it('was made where the answer was lost: it is shown on demand, and no second one is made', async () => {
    const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
    await opened.backend.failNext('POST', paths.secret, 'drop-after-commit');
    await press(opened, 'Make a new secret');
    await press(opened, 'Replace the secret');
    expect(await screen.findByText(/^A new secret is in use\. Show it/)).toBeVisible();
    expectNowhere(await secretOf(opened));
    await press(opened, 'Show the secret');
    expect(await screen.findByText(await secretOf(opened))).toBeVisible();
    expect(await sent(opened, paths.secret)).toHaveLength(1);
  });

  it('is created where there is none', async () => {
    const opened = await open({ scenario: 'empty' });
    expect(await screen.findByText(/^There is no secret yet/)).toBeVisible();
    await press(opened, 'Create secret');
    await press(opened, 'Create the secret');
    expect(await screen.findByText(await untilMade(opened))).toBeVisible();
  });

  it('can be seen once alone where the server does not tell it again', async () => {
    const opened = await open({ scenario: 'plain' });
    await screen.findByText(/It was shown when it was made\./);
    expect(screen.queryByRole('button', { name: 'Show the secret' })).not.toBeInTheDocument();
    await press(opened, 'Make a new secret');
    await press(opened, 'Replace the secret');
    expect(await screen.findByText(/it cannot be shown again/)).toBeVisible();
    const secret = await secretOf(opened);
    expect(screen.getByText(secret)).toBeVisible();
    await press(opened, 'Hide the secret');
    await untilGone(secret);
    expectNowhere(secret);
  });

  it('has code to verify by, for two languages', async () => {
    const opened = await open();
    await press(opened, 'How to verify');
    expect(await screen.findByText(/hmac\.compare_digest/)).toBeVisible();
    await press(opened, 'Node');
    expect(await screen.findByText(/timingSafeEqual\(given/)).toBeVisible();
  });
});

const untilMade = async (opened: Opened) => {
  await waitFor(async () => expect(await secretOf(opened)).not.toBe(''));
  return secretOf(opened);
};

describe('headers', () => {
  it('are added with a value that is masked while it is typed, and kept nowhere', async () => {
    const opened = await open();
    await addHeader(opened, 'Authorization', 'Bearer 55-walks');
    expect(await field('Value')).toHaveAttribute('type', 'password');
    await waitFor(() => expect(kept()).toContain('Authorization'));
    expect(kept()).not.toContain('55-walks');
    await press(opened, 'Add the header');
    expect(await screen.findByText('Added Authorization.')).toBeVisible();
    expect((await stored(opened)).headers.at(-1)).toMatchObject({ value: 'Bearer 55-walks' });
    expectNowhere('55-walks');
    await press(opened, 'Show the value of Authorization');
    expect(await screen.findByText('Bearer 55-walks')).toBeVisible();
    await press(opened, 'Hide the value of Authorization');
    expectNowhere('55-walks');
  });

  it('come back after a reload with their name alone', async () => {
    const opened = await open();
    await addHeader(opened, 'Authorization', 'Bearer 55-walks');
    await reload();
    expect(await screen.findByText(/Its value was not kept\./)).toBeVisible();
    await press(opened, 'Restore');
    expect(await field('Name')).toHaveValue('Authorization');
    expect(await field('Value')).toHaveValue('');
    await press(opened, 'Add the header');
    expect(await screen.findByText('Enter a value.')).toBeVisible();
    expect(await sent(opened, paths.headers)).toEqual([]);
  });

  it.each([
    ['Host', 'x', /^Host belongs to the connection/],
    ['x-api-key', 'x', /^A header with this name is there already/],
    ['X Key', 'x', /^A name has letters/],
    ['X-Key', 'é', /^A value has plain letters/],
  ])('are refused with the reason: %s: %s', async (name, value, says) => {
    const opened = await open();
    await addHeader(opened, name, value);
    await press(opened, 'Add the header');
    expect(await screen.findByText(says)).toBeVisible();
    expect(await sent(opened, paths.headers)).toEqual([]);
  });

  it('keep their value where only the name is changed', async () => {
    const opened = await open();
    await press(opened, 'Edit X-Tenant');
    await type(opened, 'Name', 'X-Tenant-Id');
    await press(opened, 'Save header');
    expect(await screen.findByText('Saved X-Tenant-Id.')).toBeVisible();
    expect(await sent(opened, paths.headers)).toEqual([{ id: 72, name: 'X-Tenant-Id' }]);
  });

  it('ask where somebody else gave another value meanwhile', async () => {
    const opened = await open();
    await press(opened, 'Edit X-Tenant');
    await type(opened, 'Value', 'mine');
    await byColleague('POST', paths.headers, { id: 72, value: 'theirs' });
    await press(opened, 'Save header');
    expect(await screen.findByText('Maya Ortiz changed this header meanwhile.')).toBeVisible();
    await press(opened, 'Keep yours');
    await press(opened, 'Save header');
    expect(await screen.findByText('Saved X-Tenant.')).toBeVisible();
    expect((await stored(opened)).headers.at(-1)).toMatchObject({ value: 'mine' });
  });

  it.each(['drop-after-commit', 'drop-before'] as const)(
    'are looked up where the answer was lost: %s',
    async (fault) => {
      const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
      await press(opened, 'Edit X-Tenant');
      await type(opened, 'Value', 'mine');
      await opened.backend.failNext('POST', paths.headers, fault);
      await press(opened, 'Save header');
      const says = fault === 'drop-before' ? /The header was not saved\./ : 'Saved X-Tenant.';
      expect(await screen.findByText(says)).toBeVisible();
    },
  );

  it('are removed after a question', async () => {
    const opened = await open();
    await press(opened, 'Remove X-Tenant');
    await press(opened, 'Remove header');
    await waitFor(async () => expect((await stored(opened)).headers).toHaveLength(1));
    await untilGone('X-Tenant');
  });
});

describe('the sample', () => {
  const withCrypto = (subtle: unknown) => {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  };

  it('is signed with the secret, which is nowhere after, before the endpoint is saved', async () => {
    withCrypto(webcrypto.subtle);
    const opened = await open();
    await press(opened, 'Add endpoint');
    await type(opened, /^Address/, 'https://new.example.com/hooks?a=1#part');
    await press(opened, 'Build a signed sample');
    const sample = await screen.findByText(/Webhook-Signature: t=/);
    expect(sample).toHaveTextContent('POST /hooks?a=1 HTTP/1.1 Host: new.example.com');
    expect(sample).toHaveTextContent('X-Api-Key: ••••••••');
    const secret = await secretOf(opened);
    const [, seconds = '', signature] = /t=(\d+),v1=([0-9a-f]{64})/.exec(sample.textContent) ?? [];
    const body = sample.textContent.split('\n\n').at(-1) ?? '';
    expect(signature).toBe(await expectedOf(secret, `${seconds}.${body}`));
    expectNowhere(secret);
    expect(await sent(opened, paths.webhooks)).toEqual([]);
  });

  it('is signed with an example where the secret cannot be read', async () => {
    withCrypto(webcrypto.subtle);
    const opened = await open({ scenario: 'plain' });
    await press(opened, `Edit ${orders}`);
    await press(opened, 'Build a signed sample');
    expect(await screen.findByText(/Signed with whsec_example/)).toBeVisible();
  });

  it('says why there is none on a page without https', async () => {
    Reflect.deleteProperty(crypto, 'subtle');
    const opened = await open();
    await press(opened, `Edit ${orders}`);
    await field(/^Address/);
    expect('subtle' in crypto).toBe(false);
    expect(screen.getByText(/^This page is not on https/)).toBeVisible();
  });
});

const expectedOf = async (secret: string, text: string) => {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', secret).update(text).digest('hex');
};
