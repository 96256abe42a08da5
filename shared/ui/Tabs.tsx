import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { sideStep } from '../focus/sideStep';
import { useDomId } from '../mount/WidgetContext';
import { t } from '../page/i18n';

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  /** Something in it is not saved. */
  isEdited?: boolean;
}

interface Props<Key extends string> {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  /** Is told of the chosen one too: another one may be on its way, and is not wanted any more. */
  onChoose: (key: Key) => void;
  /** The chosen part. */
  children: ReactNode;
}

/** Parts of a screen, one of them shown. Arrow keys move along the tabs and show each. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, children }: Props<Key>) {
  const id = useDomId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === chosen);

  const handleKey = (event: KeyboardEvent) => {
    const step = sideStep(event);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const next = step ? (at + step + tabs.length) % tabs.length : ends[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        className="ww-tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="ww-tab"
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.isEdited && (
              <span className="ww-edited">
                <span className="visually-hidden">{t('not saved')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
