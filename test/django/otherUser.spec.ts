import { workOf } from '../faults/mainTask';
import { widgets } from '../widgets';
import { refusalsOf } from './refusals';
import { expect, test } from './test';
import { usersOf } from './users';

// A refused token is mended by the widget; Chromium prints the refusal all the same.
test.beforeEach(({ watch }) => watch.allow(/403/));

for (const widget of widgets) {
  const [, write] = workOf(widget) ?? [];
  // What goes by a GET carries no token that tells one user from another.
  if (!write || write.hasNoToken) continue;
  const { name, faulty } = widget;
  test(`another user who signed in in another tab gets nothing written in their name: ${name}`, async ({
    page,
    backend,
    signIn,
  }) => {
    const { user, other } = await usersOf(name);
    await signIn(user);
    await page.goto(write.address ?? faulty.address);
    await write.edit(page, 0);
    const before = await backend.state();
    // A list that is read by a POST has been read in the name of the first.
    const { length } = await backend.log();
    await signIn(other);
    const refusals = refusalsOf(page);
    await write.send(page, 0);
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(refusals).toHaveLength(1);
    expect(await backend.state()).toEqual(before);
    const since = (await backend.log()).slice(length);
    expect(since.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
}
