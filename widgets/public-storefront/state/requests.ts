import { mapResult, type Result } from '@shared/http/result';
import { listAddress } from '@shared/lists/listQuery';
import { takeAnswers } from '@shared/mount/takeAnswers';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import type { Readable } from '@shared/store/useResource';
import { getMenu } from '../api';
import type { PublicStorefrontConfig } from '../config';
import { readMenu, type Menu } from '../model/menu';
import { askedOf, listSpec, type MenuQuery } from '../model/query';

type MenuExtra = Extra<PublicStorefrontConfig>;

export const menu = createResource(
  'publicStorefront/menu',
  (query: MenuQuery, { http, config }: MenuExtra) =>
    mapResult(getMenu(http, config, askedOf(query)), readMenu),
);

/** The menu as it is read: only while `mayRead` says so, and unasked where the page brought what its address asks for. */
export function guardedMenu(host: HTMLElement, mayRead: () => boolean): Readable<MenuQuery> {
  const brought = Promise.resolve({ ok: true as const, value: takeAnswers(host).S26 });
  let first: Promise<Result<Menu>> | null = mapResult(brought, readMenu);
  return {
    read:
      (query) =>
      async (...store) => {
        const taken = listAddress(listSpec).write(query) === '' ? await first : null;
        first = null;
        if (!mayRead()) return;
        if (taken?.ok) menu.replace(query, taken.value)(...store);
        else await menu.read(query)(...store);
      },
  };
}

/** A thunk that ends what is on its way, and what would be tried again. */
export function endReads(_: unknown, _getState: unknown, { reads }: Pick<MenuExtra, 'reads'>) {
  for (const end of reads.values()) end(new Promise(() => undefined));
  reads.clear();
}
