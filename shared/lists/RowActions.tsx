import { t } from '../page/i18n';
import { Menu, type MenuEntry } from '../ui/Menu';

interface Props {
  /** What the row is called, for the names of its buttons. */
  name: string;
  onEdit: () => void;
  /** What else can be done with it. */
  entries: readonly (MenuEntry | false)[];
}

/** What can be done with one row: its edit, and a menu of the rest. */
export const RowActions = ({ name, onEdit, entries }: Props) => (
  <>
    <button
      type="button"
      className="btn btn-plain"
      aria-label={t('Edit %(name)s', { name })}
      onClick={onEdit}
    >
      {t('Edit')}
    </button>
    <Menu
      label={t('Actions for %(name)s', { name })}
      entries={entries.filter((entry) => entry !== false)}
    />
  </>
);
