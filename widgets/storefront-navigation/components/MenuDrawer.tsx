import { t } from '@shared/page/i18n';
import { Drawer } from '@shared/ui/Drawer';
import type { Navigation } from '../model/answers';
import { EntryLink } from './EntryLink';

interface Props {
  entries: Navigation['entries'];
  onClose: () => void;
}

/** All ways under each other, where the page is too narrow for them. */
export const MenuDrawer = ({ entries, onClose }: Props) => (
  <Drawer title={t('Menu')} side="end" onClose={onClose}>
    <ul className="ww-navigation-all">
      {entries.map((entry, index) => (
        <li key={`${index} ${entry.label}`}>
          <EntryLink {...entry} />
          {entry.entries && entry.entries.length > 0 && (
            <ul>
              {entry.entries.map((each, index) => (
                <li key={`${index} ${each.label}`}>
                  <EntryLink {...each} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </Drawer>
);
