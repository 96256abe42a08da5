import type { Brand } from '@shared/contract/vendorBrands';
import { t, tn } from '@shared/i18n';
import { Menu } from '@shared/ui/Menu';
import { nameOf, type RowActionsProps } from './brandColumns';
import type { Task } from './task';

export { SelectionBar } from '@shared/lists/SelectionBar';

/** What can be done with one brand. It comes apart from the first load, as what can be done with a selection. */
export function RowActions({ brand, onTask }: RowActionsProps) {
  const name = nameOf(brand);
  const toArchive = {
    label: t('Archive'),
    onSelect: () => onTask({ kind: 'status', brands: [brand], to: 'archived' as const }),
  };
  const toRestore = {
    label: t('Restore'),
    onSelect: () => onTask({ kind: 'status', brands: [brand], to: 'active' as const }),
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-label={t('Edit %(name)s', { name })}
        onClick={() => onTask({ kind: 'edit', brand })}
      >
        {t('Edit')}
      </button>
      <Menu
        label={t('Actions for %(name)s', { name })}
        entries={[
          { label: t('Change the logo'), onSelect: () => onTask({ kind: 'logo', brand }) },
          brand.status === 'archived' ? toRestore : toArchive,
        ]}
      />
    </>
  );
}

interface StatusActionsProps {
  brands: readonly Brand[];
  onTask: (task: Task) => void;
}

/** What can be done with the selected brands: of each only what changes it. */
export function StatusActions({ brands, onTask }: StatusActionsProps) {
  const active = brands.filter(({ status }) => status === 'active');
  const archived = brands.filter(({ status }) => status === 'archived');
  return (
    <>
      {active.length > 0 && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => onTask({ kind: 'status', brands: active, to: 'archived' })}
        >
          {tn('Archive %(count)s brand', 'Archive %(count)s brands', active.length)}
        </button>
      )}
      {archived.length > 0 && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => onTask({ kind: 'status', brands: archived, to: 'active' })}
        >
          {tn('Restore %(count)s brand', 'Restore %(count)s brands', archived.length)}
        </button>
      )}
    </>
  );
}
