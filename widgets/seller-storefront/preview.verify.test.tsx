import { controlsWithout } from '../../shared/ui/controls.testkit';
import { numbers } from '../../test/cartWalk';
import { namesShown } from '../../shared/storefront/products.testkit';
import { bar, open, startPreview } from './page.testkit';

const steps = 100;

/** What would end the walk: the preview's own buttons. */
const ends = /preview/i;

it('sends no write over a walk of 100 steps as a customer', async () => {
  const below = numbers(20_261_126);
  const opened = await open({ as: 'vendor' });
  const { user, backend } = opened;
  await startPreview(opened);
  await namesShown();
  for (let step = 0; step < steps; step += 1) {
    const kinds = controlsWithout(ends);
    const all = kinds[below(kinds.length)] ?? [];
    const control = all[below(all.length)];
    if (control?.matches('[type=search]')) await user.type(control, 'g{Enter}');
    else if (control instanceof HTMLSelectElement) {
      const values = [...control.options].map(({ value }) => value);
      await user.selectOptions(control, values[below(values.length)] ?? []);
    } else if (control) await user.click(control);
  }
  expect(await bar()).toBeVisible();
  const log = await backend.log();
  expect(log.filter(({ route }) => route === 'S31').length).toBeGreaterThan(10);
  expect(log.filter(({ method }) => method !== 'GET')).toEqual([]);
});
