import { useCallback, useState } from 'react';
import { t } from '../page/i18n';
import { useWidget } from '../mount/WidgetContext';
import { openStorage } from '../page/storage';
import { Segmented } from '../ui/Segmented';
import { SortSelect } from './SortSelect';
import type { NarrowedList } from './useListQuery';

const viewModes = ['table', 'cards'] as const;
type Mode = (typeof viewModes)[number];

export interface ViewMode {
  mode: Mode;
  choose: (mode: Mode) => void;
}

/**
 * Whether this person looks at a table or at cards, kept on this computer for each widget; `usual` until one is chosen.
 */
export function useViewMode(usual: Mode = 'table'): ViewMode {
  const key = `ww:${useWidget().name}:view`;
  const [chosen, setChosen] = useState(() => {
    const kept = openStorage('localStorage').get(key);
    return viewModes.find((mode) => mode === kept);
  });
  const choose = useCallback(
    (next: Mode) => {
      setChosen(next);
      openStorage('localStorage').set(key, next);
    },
    [key],
  );
  return { mode: chosen ?? usual, choose };
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
    <ViewSwitch {...view} />
  </>
);

/** Leads from the table to cards and back. */
export const ViewSwitch = ({ mode, choose }: ViewMode) => (
  <Segmented
    label={t('View')}
    choices={[
      { value: 'table', label: t('Table') },
      { value: 'cards', label: t('Cards') },
    ]}
    value={mode}
    onChange={choose}
  />
);
