import { useEffect } from 'react';
import { t } from '@shared/page/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useWidget } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { Tabs } from '@shared/ui/Tabs';
import type { AccountingIntegrationConfig } from '../config';
import type { LoadDialogs } from '../later';
import { ofSet } from '../model/drafts';
import { tabNames, type TabName } from '../model/sets';
import { listSpec, tabOf } from '../model/view';
import { tabLabel } from '../model/words';
import { MappingTab } from './MappingTab';
import { moveToRow } from './moveToRow';
import { SaveFoot } from './SaveFoot';
import type { Linking } from './useLinking';

interface Props {
  config: AccountingIntegrationConfig;
  /** Null where it is only to be looked at. */
  linking: Linking | null;
  loadDialogs: LoadDialogs;
}

/** The tabs with their tables, and what is to be saved of all of them. */
export function Board({ config, linking, loadDialogs }: Props) {
  const list = useListQuery(listSpec);
  const tab = tabOf(list.query, config.tab);
  const { root } = useWidget();
  useEffect(() => {
    root.addEventListener('keydown', moveToRow);
    return () => root.removeEventListener('keydown', moveToRow);
  }, [root]);
  const openTab = (to: TabName) =>
    list.change({
      filterText: '',
      orderBy: '',
      filters: { tab: to === config.tab ? [] : [to], state: [] },
    });

  return (
    <Card>
      <div className="ww-list ww-mapping">
        <Tabs
          label={t('What is linked')}
          tabs={tabNames.map((name) => ({
            key: name,
            label: tabLabel(name),
            isEdited: linking !== null && ofSet(linking.drafts, name).length > 0,
          }))}
          chosen={tab}
          onChoose={openTab}
        >
          <MappingTab key={tab} set={tab} {...{ list, linking, loadDialogs }} />
        </Tabs>
        {linking && <SaveFoot load={loadDialogs} set={tab} linking={linking} />}
      </div>
    </Card>
  );
}
