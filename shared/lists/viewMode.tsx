import { useCallback, useState } from 'react';
import { t } from '../i18n';
import { useWidget } from '../mount/WidgetContext';
import { openStorage } from '../storage';
import { Segmented } from '../ui/Segmented';
import { SortSelect } from './SortSelect';
import type { NarrowedList } from './useListQuery';

export interface ViewMode {
  mode: 'table' | 'cards';
  choose: (mode: 'table' | 'cards') => void;
}

/** Whether this person looks at a table or at cards, kept on this computer for each widget. */
export function useViewMode(): ViewMode {
  const key = `ww:${useWidget().name}:view`;
  const [mode, setMode] = useState<ViewMode['mode']>(() =>
    openStorage('localStorage').get(key) === 'cards' ? 'cards' : 'table',
  );
  const choose = useCallback(
    (next: ViewMode['mode']) => {
      setMode(next);
      openStorage('localStorage').set(key, next);
    },
    [key],
  );
  return { mode, choose };
}

interface ToolsProps<Name extends string> {
  view: ViewMode;
  list: NarrowedList<Name>;
  /** What cards may be ordered by, which have no heads to press. */
  orders: readonly { value: string; label: string }[];
}

/** Leads from the table to cards and back; the order of the cards stands before it. */
export const ViewTools = <Name extends string>({ view, list, orders }: ToolsProps<Name>) => (
  <>
    {view.mode === 'cards' && (
      <SortSelect
        options={orders}
        value={list.query.orderBy}
        onChange={(orderBy) => list.change({ orderBy })}
      />
    )}
    <Segmented
      label={t('View')}
      choices={[
        { value: 'table', label: t('Table') },
        { value: 'cards', label: t('Cards') },
      ]}
      value={view.mode}
      onChange={view.choose}
    />
  </>
);
