import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { openStorage } from '@shared/page/storage';
import { columnsIcon } from '@shared/ui/icons/columns';
import { Menu } from '@shared/ui/Menu';

/** Columns that a person may do without. The others are needed to order at all. */
const optionalColumns = ['available', 'list_price', 'units', 'line_total'] as const;
type Optional = (typeof optionalColumns)[number];

const storageKey = 'ww:order-create:hidden-columns';

interface Columns {
  hidden: readonly string[];
  hide: (hidden: readonly Optional[]) => void;
}

/** The columns that this person does without; the choice is remembered on this computer. */
export function useHiddenColumns(): Columns {
  const [hidden, setHidden] = useState(() => {
    const kept = openStorage('localStorage').get(storageKey);
    return optionalColumns.filter((id) => Array.isArray(kept) && kept.includes(id));
  });
  return {
    hidden,
    hide: (next) => {
      setHidden([...next]);
      openStorage('localStorage').set(storageKey, next);
    },
  };
}

/** Which columns the grid shows. */
export function ColumnChoice({ hidden, hide }: Columns) {
  const names = {
    available: t('Available'),
    list_price: t('List price'),
    units: t('Units'),
    line_total: t('Total'),
  };
  return (
    <Menu
      label={t('Columns')}
      icon={columnsIcon}
      className="btn-outline-secondary"
      entries={optionalColumns.map((id) => ({
        label: names[id],
        isOn: !hidden.includes(id),
        onSelect: () =>
          hide(optionalColumns.filter((each) => hidden.includes(each) !== (each === id))),
      }))}
    />
  );
}
