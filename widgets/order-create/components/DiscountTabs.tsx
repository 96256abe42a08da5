import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import type { DiscountTab } from './useDiscount';

interface Props {
  tab: DiscountTab;
  onTab: (tab: DiscountTab) => void;
  children: ReactNode;
}

const tabs: readonly DiscountTab[] = ['percentage', 'monetary'];

/** Two tabs over one field. The arrows go from one to the other. */
export function DiscountTabs({ tab, onTab, children }: Props) {
  const panelId = useDomId();
  const list = useRef<HTMLDivElement>(null);
  const names = { percentage: t('Percentage'), monetary: t('Monetary') };
  const handleKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = tab === 'percentage' ? 'monetary' : 'percentage';
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
    onTab(other);
  };
  return (
    <>
      <div className="ww-tabs ww-order-tabs" role="tablist" ref={list}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            data-tab={each}
            className="ww-tab"
            aria-selected={each === tab}
            aria-controls={panelId}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
            onKeyDown={handleKey}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-label={names[tab]}>
        {children}
      </div>
    </>
  );
}
