import { webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import {
  button,
  choose,
  expectNowhere,
  field,
  open,
  orders,
  paths,
  press,
  secretOf,
  sent,
  type,
  untilGone,
  untilMade,
} from './page.testkit';

describe('the secret', () => {
  it('says that it was not copied where the page has no clipboard', async () => {
    const opened = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await press(opened, 'Show the secret');
    await press(opened, 'Copy the secret');
    expect(await screen.findByText(/^Not copied\./)).toBeVisible();
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

describe('headers', () => {
  it('show no value that is another by now', async () => {
    const opened = await open();
    await press(opened, 'Show the value of X-Tenant');
    await button('Hide the value of X-Tenant');
    await press(opened, 'Edit X-Tenant');
    await type(opened, 'Value', 'other');
    await press(opened, 'Save header');
    await screen.findByText('Saved X-Tenant.');
    expect(screen.queryByRole('button', { name: 'Hide the value of X-Tenant' })).toBeNull();
    await press(opened, 'Show the value of X-Tenant');
    expect(await screen.findByText('other')).toBeVisible();
  });

  it.each([
    ['removal', paths.headers, 'Remove X-Tenant', 'Remove header'],
    ['deletion', paths.webhooks, null, 'Delete endpoint'],
  ])('say what became of a lost %s whose question was closed', async (_, path, ask, act) => {
    const opened = await open({ config: (config) => ({ ...config, timeout: 2 }) });
    if (ask) await press(opened, ask);
    else await choose(opened, orders, 'Delete');
    await opened.backend.failNext('POST', path, 'drop-before');
    await press(opened, act);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/^We don’t know yet/);
    await opened.user.click(within(dialog).getByText('Close'));
    expect(await screen.findByText(new RegExp(`^${act}: We could not reach`))).toBeVisible();
  });

  it('keep their value where only the name is changed', async () => {
    const opened = await open();
    await press(opened, 'Edit X-Tenant');
    await type(opened, 'Name', 'X-Tenant-Id');
    await press(opened, 'Save header');
    expect(await screen.findByText('Saved X-Tenant-Id.')).toBeVisible();
    expect(await sent(opened, paths.headers)).toEqual([{ id: 72, name: 'X-Tenant-Id' }]);
  });
});

describe('the sample', () => {
  const withCrypto = (subtle: unknown) => {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  };

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
