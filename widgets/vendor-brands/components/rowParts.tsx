import type { Brand } from '@shared/contract/vendorBrands';
import { t, tn } from '@shared/page/i18n';
import { RowActions } from '@shared/lists/RowActions';
import { nameOf } from '../model/words';
import type { Task } from './task';

export { SelectionBar } from '@shared/lists/SelectionBar';

interface Acting {
  onTask: (task: Task) => void;
}

/** What can be done with one brand. It comes apart from the first load, as what can be done with a selection. */
export function BrandActions({ brand, onTask }: Acting & { brand: Brand }) {
  const to = brand.status === 'archived' ? 'active' : 'archived';
  return (
    <RowActions
      name={nameOf(brand)}
      onEdit={() => onTask({ kind: 'edit', brand })}
      entries={[
        { label: t('Change the logo'), onSelect: () => onTask({ kind: 'logo', brand }) },
        {
          label: to === 'active' ? t('Restore') : t('Archive'),
          onSelect: () => onTask({ kind: 'status', brands: [brand], to }),
        },
      ]}
    />
  );
}

/** What can be done with the selected brands: of each only what changes it. */
export function StatusActions({ brands, onTask }: Acting & { brands: readonly Brand[] }) {
  const active = brands.filter(({ status }) => status === 'active');
  const archived = brands.filter(({ status }) => status === 'archived');
  const archive = tn('Archive %(count)s brand', 'Archive %(count)s brands', active.length);
  const restore = tn('Restore %(count)s brand', 'Restore %(count)s brands', archived.length);
  const ways = [
    { to: 'archived', of: active, label: archive },
    { to: 'active', of: archived, label: restore },
  ] as const;
  return ways.map(
    ({ to, of, label }) =>
      of.length > 0 && (
        <button
          key={to}
          type="button"
          className="btn btn-outline-primary"
          onClick={() => onTask({ kind: 'status', brands: of, to })}
        >
          {label}
        </button>
      ),
  );
}
