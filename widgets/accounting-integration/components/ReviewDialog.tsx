import { useEffect, useMemo } from 'react';
import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { useLocale } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';
import { Icon } from '@shared/ui/Icon';
import { undoIcon } from '@shared/ui/icons/undo';
import { keyOf, ofSet } from '../model/drafts';
import { tabNames } from '../model/sets';
import { sumsOf } from '../model/words';
import { useSets } from '../state/slice';
import { LinkTable, type LinkLine } from './LinkTable';
import type { Linking } from './useLinking';

interface Props {
  linking: Linking;
  onClose: () => void;
}

/** What a save would do, change by change, with a way back for each. */
export function ReviewDialog({ linking, onClose }: Props) {
  const locale = useLocale();
  const theirs = useSets('theirs');
  const drafts = useMemo(
    () => tabNames.flatMap((set) => ofSet(linking.drafts, set)),
    [linking.drafts],
  );
  const lines = drafts.map(({ set, id, name, base: from, to }) => ({
    key: keyOf({ set, id }),
    ...{ name, from, to },
    parties: theirs[set]?.parties,
  }));
  // With the last one there is nothing to look at any more.
  const isEmpty = drafts.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return (
    <Dialog
      title={t('What would happen')}
      size="preview"
      onClose={onClose}
      foot={<span className="ww-muted">{t('Nothing is sent until you save.')}</span>}
      actions={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('Close')}
        </button>
      }
    >
      <div className="ww-stack">
        <p>{sumsOf(linking.drafts, locale)}</p>
        <LinkTable label={t('Changes')} lines={lines} more={revertColumn(linking)} />
      </div>
    </Dialog>
  );
}

const revertColumn = (linking: Linking): Column<LinkLine> => ({
  key: 'actions',
  header: t('Actions'),
  type: 'actions',
  width: '56px',
  render: ({ key, name }) => (
    <button
      type="button"
      className="btn btn-plain ww-icon-btn"
      aria-label={t('Revert %(name)s', { name })}
      title={t('Revert %(name)s', { name })}
      onClick={() => linking.revert(key)}
    >
      <Icon of={undoIcon} />
    </button>
  ),
});
