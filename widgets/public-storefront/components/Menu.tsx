import { useEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { ListFrame } from '@shared/lists/ListFrame';
import { useListScreen } from '@shared/lists/useListScreen';
import { useLocale } from '@shared/mount/WidgetContext';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { LoadedPart } from '@shared/ui/LoadedPart';
import type { Readable } from '@shared/store/useResource';
import { linkUrl } from '@shared/urls/guard';
import type { PublicStorefrontConfig } from '../config';
import { listSpec, type MenuQuery } from '../model/query';
import { endReads } from '../state/requests';
import { useAppDispatch, useAppSelector } from '../state/slice';

// Its code comes while the menu is read: cards and tools are no part of the first load.
const loadList = async () => (await import('./MenuList')).MenuList;

interface Props {
  config: PublicStorefrontConfig;
  resource: Readable<MenuQuery>;
}

/** The menu. It is there, and read, only while somebody is known to be old enough for it. */
export function Menu({ config, resource }: Props) {
  const locale = useLocale();
  const dispatch = useAppDispatch();
  useEffect(() => () => dispatch(endReads), [dispatch]);
  const load = useAppSelector((state) => state.menu);
  const { answer: menu, ...state } = useListScreen(listSpec, resource, load);

  return (
    <ListFrame
      title={menu && menu.sellerName !== '' ? menu.sellerName : t('Product menu')}
      facts={
        menu &&
        tn('%(count)s product', '%(count)s products', menu.count, {
          count: formatCount(menu.count, locale),
        })
      }
      actions={menu?.needsSignIn && <SignIn login={config.urls.login} />}
    >
      <div className="ww-public-menu">
        <LoadedPart
          of={{ load, answer: menu, read: state.read }}
          code={loadList}
          props={(shown) => ({ state, menu: shown, config })}
          skeleton={<CardSkeleton label={t('Loading the menu…')} cards={12} />}
          failed={t('The menu could not be loaded.')}
          outdated={t('The menu may be out of date.')}
        />
      </div>
    </ListFrame>
  );
}

/** Leads to the sign-in page and back here, as Django takes it. */
function SignIn({ login }: { login: string | undefined }) {
  const page = linkUrl(login);
  if (!page) return null;
  const url = new URL(page);
  url.searchParams.set('next', location.pathname + location.search + location.hash);
  return (
    <a className="btn btn-primary" href={url.href}>
      {t('Sign in to order')}
    </a>
  );
}
