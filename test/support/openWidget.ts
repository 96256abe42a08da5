import userEvent from '@testing-library/user-event';
import { backend, showPage, type PageOptions } from './fixturePage';

interface Opening extends PageOptions {
  as?: 'vendor' | 'dispensary' | 'staff' | 'superuser' | 'anonymous';
  scenario?: string;
}

/**
 * Opens the fixture page of a widget as a person would: the page comes from the fixture site, the
 * widget's real entry mounts on it, and its calls go to the fixture backend.
 */
export async function openWidget(
  name: string,
  { as, scenario = 'default', ...options }: Opening = {},
) {
  const role = as ? `&as=${as}` : '';
  await showPage(`/${name}/?config=attribute&scenario=${scenario}${role}`, options);
  await import(`../../widgets/${name}/entry.tsx`);
  return { user: userEvent.setup(), backend };
}
