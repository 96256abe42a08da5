import { loadDomains } from '../../fixtures/backend/domains';
import type { Role } from '../../fixtures/backend/users';
import { listWidgets } from '../../fixtures/pages/widgets';

/** Who comes first to the page of a widget. */
export async function userOf(widget: string): Promise<Role> {
  const { page } = listWidgets(await loadDomains()).find(({ name }) => name === widget) ?? {};
  if (!page) throw new Error(`No domain of the fixture server has a page of ${widget}.`);
  return page.roles[0];
}
