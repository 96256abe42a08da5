import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { keyOf, type Drawer } from '../model/drawer';
import { changeView } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import type { Editing } from '../useEditing';
import { Filters } from './Filters';
import { ItemRow } from './ItemRow';
import { Pager } from './Pager';

/** What there is to say of the order, its items as they are searched for, and their pages. */
export function DrawerBody({ drawer, editing }: { drawer: Drawer; editing: Editing }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.drawer);
  const view = useAppSelector((state) => state.view);
  const { items } = drawer;
  const { parts, hasFailed, retry } = editing;

  return (
    <div className="ww-stack">
      {parts && <parts.EditStatus />}
      {hasFailed && (
        <FailureAlert onRetry={retry}>
          {t('The fields could not be loaded. Check your connection and try again.')}
        </FailureAlert>
      )}
      <Filters drawer={drawer} />
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={() => dispatch(changeView(view))}>
          {t('This page could not be read. What you see is the one before.')}
        </FailureAlert>
      )}
      {items.length === 0 && load.status === 'ready' && <Nothing />}
      <ul
        className={`ww-cart-lines ${load.status === 'ready' ? '' : 'ww-dimmed'}`}
        aria-label={t('Items')}
        aria-busy={load.status === 'pending'}
      >
        {items.map((item) => (
          <ItemRow key={keyOf(item)} item={item} Fields={parts?.ItemFields ?? null} />
        ))}
      </ul>
      <Pager drawer={drawer} />
    </div>
  );
}

function Nothing() {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => state.view.text);
  if (!text) return <p className="ww-empty">{t('The order has no items yet.')}</p>;
  return (
    <p className="ww-empty">
      {t('No item fits “%(text)s”.', { text })}{' '}
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => dispatch(changeView({ text: '' }))}
      >
        {t('Show all items')}
      </button>
    </p>
  );
}
