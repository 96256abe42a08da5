import { t } from '@shared/page/i18n';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { ownUrl } from '@shared/urls/guard';
import type { BatchListConfig } from '../config';
import { selectCanEdit } from '../state/selectors';
import { useAppSelector } from '../state/slice';

interface Props {
  config: BatchListConfig;
  /** Takes the filters away; null where there are no batches at all. */
  onClear: (() => void) | null;
}

/** Instead of the batches where there are none. */
export const Nothing = ({ config, onClear }: Props) =>
  onClear ? <NothingFits onClear={onClear} /> : <NothingYet config={config} />;

const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={searchIcon}
    title={t('No batch fits the filters.')}
    actions={
      <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
        {t('Clear the filters')}
      </button>
    }
  />
);

function NothingYet({ config }: { config: BatchListConfig }) {
  const canEdit = useAppSelector(selectCanEdit);
  const createUrl = ownUrl(config.urls.create);
  return (
    <EmptyState
      icon={boxIcon}
      title={t('You have no batches yet.')}
      actions={
        canEdit &&
        createUrl && (
          <a className="btn btn-outline-secondary" href={createUrl}>
            {t('Create a batch')}
          </a>
        )
      }
    />
  );
}
