import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { DialogButton } from '@shared/ui/DialogButton';
import { Icon } from '@shared/ui/Icon';
import { chevronDownIcon } from '@shared/ui/icons/chevronDown';
import { menuIcon } from '@shared/ui/icons/menu';
import { useDisclosure } from '@shared/ui/useDisclosure';
import type { Navigation } from '../model/answers';
import { isCurrentPage } from '../model/shopping';
import { EntryLink } from './EntryLink';

type Entry = Navigation['entries'][number];

const loadDrawer = () => import('./MenuDrawer');

/** The ways of the storefront: side by side where there is room, else behind one button. */
export function Entries({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className="ww-navigation-entries" aria-label={t('Storefront')}>
      <DialogButton
        className="btn-outline-secondary ww-navigation-menu"
        load={loadDrawer}
        dialog={({ MenuDrawer }, close) => <MenuDrawer entries={entries} onClose={close} />}
      >
        <Icon of={menuIcon} /> {t('Menu')}
      </DialogButton>
      <ul className="ww-navigation-list">
        {entries.map((entry, index) => (
          <li key={`${index} ${entry.label}`}>
            {entry.entries?.length ? <EntryGroup entry={entry} /> : <EntryLink {...entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An entry that opens others. Its own page is the first of them. */
function EntryGroup({ entry: { label, url, entries = [] } }: { entry: Entry }) {
  const listId = useDomId();
  const { isOpen, toggle, whole, button, onKeyDown } = useDisclosure<HTMLDivElement>();
  const hasCurrent = [{ url }, ...entries].some((each) => isCurrentPage(each.url, location));
  return (
    // It listens for Escape out of all that is in it; none of that is the box itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="ww-navigation-group" ref={whole} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={`btn btn-plain ${hasCurrent ? 'ww-navigation-here' : ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      >
        <bdi>{label}</bdi> <Icon of={chevronDownIcon} />
      </button>
      {isOpen && (
        <ul className="ww-navigation-panel" id={listId}>
          {url !== '' && (
            <li>
              <EntryLink label={t('All of %(name)s', { name: label })} url={url} />
            </li>
          )}
          {entries.map((each, index) => (
            <li key={`${index} ${each.label}`}>
              <EntryLink {...each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
