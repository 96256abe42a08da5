import { loadDomains } from '../../fixtures/backend/domains';
import type { Role } from '../../fixtures/backend/users';
import { listWidgets } from '../../fixtures/pages/widgets';

/** Who comes first to the page of a widget, and who else may use it. */
export async function usersOf(widget: string): Promise<{ user: Role; other: Role }> {
  const { page } = listWidgets(await loadDomains()).find(({ name }) => name === widget) ?? {};
  if (!page) throw new Error(`No domain of the fixture server has a page of ${widget}.`);
  const [user] = page.roles;
  return { user, other: page.roles.at(-1) ?? user };
}
