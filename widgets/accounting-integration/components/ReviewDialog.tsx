import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { pagesOf } from '@shared/lists/listQuery';
import { Pager } from '@shared/lists/Pager';
import { textColumn } from '@shared/lists/textColumn';
import { useLocale } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';
import { Icon } from '@shared/ui/Icon';
import { undoIcon } from '@shared/ui/icons/undo';
import { keyOf, ofSet, type LinkDraft } from '../model/drafts';
import { kindOf } from '../model/rows';
import { tabNames } from '../model/sets';
import { nameOf, tabLabel } from '../model/words';
import { useSets, type Sets } from '../state/slice';
import type { Linking } from './useLinking';

interface Props {
  linking: Linking;
  onClose: () => void;
}

const rowsOfPage = 25;

/** What a save would do, change by change, with a way back for each. */
export function ReviewDialog({ linking, onClose }: Props) {
  const locale = useLocale();
  const [asked, setAsked] = useState(1);
  const drafts = useMemo(
    () => tabNames.flatMap((set) => ofSet(linking.drafts, set)),
    [linking.drafts],
  );
  const theirs = useSets('theirs');
  // With the last one there is nothing to look at any more.
  const isEmpty = drafts.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  const page = Math.min(asked, pagesOf(drafts.length, rowsOfPage));
  const before = (page - 1) * rowsOfPage;
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
        <p>{sumsOf(drafts, locale)}</p>
        <div className="ww-mapping-review">
          <DataTable
            label={t('Changes')}
            columns={columnsFor(theirs, linking)}
            rows={drafts.slice(before, before + rowsOfPage)}
            rowKey={keyOf}
            count={drafts.length}
            before={before}
          />
          {drafts.length > rowsOfPage && (
            <Pager
              label={t('Pages of changes')}
              page={page}
              perPage={rowsOfPage}
              count={drafts.length}
              onPage={setAsked}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** "Customers: 14 linked, 2 changed, 1 unlinked." */
const sumsOf = (drafts: readonly LinkDraft[], locale: string): string =>
  tabNames
    .flatMap((set) => {
      const own = drafts.filter((draft) => draft.set === set);
      if (own.length === 0) return [];
      const number = (kind: ReturnType<typeof kindOf>) =>
        own.filter((draft) => kindOf(draft) === kind).length;
      const shown = (count: number) => ({ count: formatCount(count, locale) });
      const [linked, changed, unlinked] = [number('linked'), number('changed'), number('unlinked')];
      const sums = [
        linked > 0 && tn('%(count)s linked', '%(count)s linked', linked, shown(linked)),
        changed > 0 && tn('%(count)s changed', '%(count)s changed', changed, shown(changed)),
        unlinked > 0 && tn('%(count)s unlinked', '%(count)s unlinked', unlinked, shown(unlinked)),
      ];
      return [
        t('%(set)s: %(sums)s.', { set: tabLabel(set), sums: sums.filter(Boolean).join(', ') }),
      ];
    })
    .join(' ');

const columnsFor = (theirs: Sets, linking: Linking): Column<LinkDraft>[] => [
  textColumn('name', t('Name'), ({ name }) => name, { type: 'link', width: 'minmax(0, 3fr)' }),
  {
    key: 'from',
    header: t('Before'),
    type: 'text',
    width: 'minmax(0, 2fr)',
    render: ({ set, base }) => <bdi className="ww-muted">{nameOf(theirs[set]?.parties, base)}</bdi>,
    title: ({ set, base }) => nameOf(theirs[set]?.parties, base),
  },
  textColumn('to', t('After'), ({ set, to }) => nameOf(theirs[set]?.parties, to), {
    width: 'minmax(0, 2fr)',
  }),
  {
    key: 'actions',
    header: t('Actions'),
    type: 'actions',
    width: '56px',
    render: (draft) => (
      <button
        type="button"
        className="btn btn-plain ww-icon-btn"
        aria-label={t('Revert %(name)s', { name: draft.name })}
        title={t('Revert %(name)s', { name: draft.name })}
        onClick={() => linking.revert(keyOf(draft))}
      >
        <Icon of={undoIcon} />
      </button>
    ),
  },
];
