import { t } from '@shared/page/i18n';
import { Icon } from '@shared/ui/Icon';
import { plusIcon } from '@shared/ui/icons/plus';
import { Menu } from '@shared/ui/Menu';
import { kinds } from '../model/kinds';

interface Props {
  /** The name of the tile that it stands behind; null at the top of the page. */
  after: string | null;
  /** There is no tile yet: it is what the page is for. */
  isFirst?: boolean;
  onAdd: (kind: string) => void;
}

/** Adds a tile of a kind that is chosen, between two others. */
export const AddTile = ({ after, isFirst, onAdd }: Props) => (
  <div className="ww-page-add">
    <Menu
      label={t('Kinds of tiles')}
      className={isFirst ? 'btn-primary' : 'btn-plain'}
      entries={kinds.map(([kind, { label }]) => ({ label: label(), onSelect: () => onAdd(kind) }))}
    >
      <Icon of={plusIcon} />
      <span>
        {t('Add tile')}
        <span className="visually-hidden">
          {' '}
          {after === null ? t('at the top') : t('after %(name)s', { name: after })}
        </span>
      </span>
    </Menu>
  </div>
);
