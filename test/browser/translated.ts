import { mainTask } from '../faults/mainTask';
import { translatePage } from '../support/translator';
import { expect } from './session';

/** Does a widget's main task while the browser translates its page: what is said stays true. `query` goes to its address. */
export async function doesMainTaskTranslated(
  widget: Parameters<typeof mainTask>[0],
  visit: Parameters<typeof mainTask>[1],
  query = '',
) {
  await visit.page.addInitScript(translatePage);
  await mainTask(widget, visit, query);
  expect(await visit.page.evaluate(() => window.outOfDate?.())).toEqual([]);
}
