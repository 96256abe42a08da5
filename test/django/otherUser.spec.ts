import { widgets } from '../widgets';
import { refusalsOf } from './refusals';
import { expect, test } from './test';
import { usersOf } from './users';

// A refused token is mended by the widget; Chromium prints the refusal all the same.
test.beforeEach(({ watch }) => watch.allow(/403/));

for (const { name, screen } of widgets) {
  if (!screen.write) continue;
  const { scenario = 'default', edit: editScreen, save: saveScreen } = screen.write;
  test(`another user who signed in in another tab gets nothing written in their name: ${name}`, async ({
    page,
    backend,
    signIn,
  }) => {
    const { user, other } = await usersOf(name);
    await signIn(user);
    await page.goto(`/${name}/?scenario=${scenario}`);
    await editScreen(page);
    const before = await backend.state();
    // A list that is read by a POST has been read in the name of the first.
    const { length } = await backend.log();
    await signIn(other);
    const refusals = refusalsOf(page);
    await saveScreen(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(refusals).toHaveLength(1);
    expect(await backend.state()).toEqual(before);
    const since = (await backend.log()).slice(length);
    expect(since.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
}
