import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import type { Watch } from './watch';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Meridian renamed here and at another place, when both are known. */
async function brandInConflict(page: Page) {
  await page.goto('/vendor-brands/?as=vendor&config=attribute');
  await button(page, 'Edit Meridian').click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('New Meridian');
  await page.evaluate(async () => {
    const config = document.querySelector<HTMLElement>('[data-widget]')?.dataset.config ?? '{}';
    const { csrf } = JSON.parse(config) as { csrf: { token: string } };
    await fetch('/dashboard/vendor/7/brands/patch/', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf.token },
      body: JSON.stringify({ id: 9004, name: 'Far Coast' }),
    });
  });
  await button(page, 'Save brand').click();
  return page.getByRole('group', { name: 'Choose for Name' });
}

/** A rule that a colleague changed as well. */
async function ruleInConflict(page: Page, watch: Watch) {
  watch.allow(/status of 409/);
  await page.goto('/rules-editor/?as=vendor&scenario=conflict');
  await button(page, 'Edit rule 1').click();
  await page.getByLabel('Minimum (cases)').fill('6');
  await page.getByRole('button', { name: /^Save/ }).click();
  return page.getByRole('group', { name: 'Conflict' });
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
};

for (const [what, reach] of [
  ['a brand', brandInConflict],
  ['a rule', ruleInConflict],
] as const) {
  test(`both values of ${what} stand side by side`, async ({ page, watch }) => {
    const conflict = await reach(page, watch);
    const yours = await boxOf(conflict.getByText('Yours', { exact: true }));
    const theirs = await boxOf(conflict.getByText('Theirs', { exact: true }));
    expect(theirs.y).toBe(yours.y);
    expect(theirs.x).toBeGreaterThan(yours.x);
  });
}
