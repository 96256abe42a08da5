import { t } from '@shared/i18n';
import { Menu, type MenuEntry } from '@shared/ui/Menu';
import { nameOf } from '../model/words';
import type { RowActionsProps } from './locationColumns';

/** What can be done with one location. It comes apart from the first load. */
export function RowActions({ location, onTask }: RowActionsProps) {
  const name = nameOf(location);
  const toMove: MenuEntry = {
    label: t('Move stock'),
    onSelect: () => onTask({ kind: 'move', location }),
  };
  const toDeactivate: MenuEntry = {
    label: t('Deactivate'),
    onSelect: () => onTask({ kind: 'deactivate', location }),
  };
  const toActivate: MenuEntry = {
    label: t('Activate'),
    onSelect: () => onTask({ kind: 'activate', location }),
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-label={t('Edit %(name)s', { name })}
        onClick={() => onTask({ kind: 'edit', location })}
      >
        {t('Edit')}
      </button>
      <Menu
        label={t('Actions for %(name)s', { name })}
        entries={[
          ...(location.batches > 0 ? [toMove] : []),
          location.isActive ? toDeactivate : toActivate,
        ]}
      />
    </>
  );
}
