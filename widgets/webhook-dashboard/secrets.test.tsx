import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import {
  addHeader,
  button,
  expectNowhere,
  field,
  held,
  open,
  paths,
  press,
  radio,
  reload,
  secretOf,
  sent,
  stored,
  type,
  untilGone,
} from './page.testkit';

const kept = () => JSON.stringify(Object.entries(localStorage));

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
});

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

  it('are refused with the reason', async () => {
    const opened = await open();
    await addHeader(opened, 'Host', 'x');
    await press(opened, 'Add the header');
    expect(await screen.findByText(/^Host belongs to the connection/)).toBeVisible();
    expect(await sent(opened, paths.headers)).toEqual([]);
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

  it('are looked up where the answer was lost', async () => {
    const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
    await press(opened, 'Edit X-Tenant');
    await type(opened, 'Value', 'mine');
    await opened.backend.failNext('POST', paths.headers, 'drop-after-commit');
    await press(opened, 'Save header');
    expect(await screen.findByText('Saved X-Tenant.')).toBeVisible();
  });

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
});

const expectedOf = async (secret: string, text: string) => {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', secret).update(text).digest('hex');
};
