import { useEffect, useMemo } from 'react';
import { Conflicts } from '@shared/forms/Conflicts';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { mergeDrafts } from '@shared/forms/recordEdits';
import { useDraft } from '@shared/forms/useDraft';
import { t, tn } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import { useWidget } from '@shared/mount/WidgetContext';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { useLatest } from '@shared/useLatest';
import { openDrafts } from '../model/drafts';
import { draftsSchema } from '../model/draftsSchema';
import { unsavedOf, type ProductDraft } from '../model/fields';
import type { EditingProps } from './editingProps';
import { fieldName, titleOf, valueText } from './words';
import type { ListedProduct } from '../model/product';

interface Props extends EditingProps {
  /** Those that are shown. */
  products: readonly ListedProduct[];
  /** The address of the list. */
  record: string;
}

/** More than these are settled one screenful after the other. */
const shownConflicts = 20;

/** What stands over the list while something is to be decided: an earlier draft, and what somebody else changed. */
export function EditingNews(props: Props) {
  const { work, saving, products, locale, money } = props;
  const value = useMemo(() => {
    const open = openDrafts(work.drafts);
    return open.length > 0 ? open : null;
  }, [work.drafts]);
  useLeaveGuard(value !== null);
  const { offered, answer } = useDraft<ProductDraft[]>({
    record: props.record,
    schema: draftsSchema,
    value,
    merge: mergeDrafts,
    stillUnsaved: (drafts) => unsavedOf(drafts, products),
    isUrgent: saving.isBusy,
  });
  const meet = useLatest(saving.meet);
  useEffect(() => meet.current(products), [meet, products]);

  const { root } = useWidget();
  useEffect(() => {
    root.addEventListener('keydown', moveToRow);
    return () => root.removeEventListener('keydown', moveToRow);
  }, [root]);

  const clashes = saving.view.status === 'conflict' ? saving.view.clashes : [];
  const conflicts = clashes.flatMap((clash) =>
    clash.names.map((name) => ({
      key: `${String(clash.id)} ${name}`,
      label: t('%(field)s of %(name)s', { field: fieldName(name), name: titleOf(clash) }),
      yours: valueText(name, work.drafts.get(String(clash.id))?.edits[name] ?? '', money),
      theirs: valueText(name, clash.now[name], money),
      onKeep: () => saving.settle(clash, name, false),
      onTake: () => saving.settle(clash, name, true),
    })),
  );
  return (
    <>
      {offered && (
        <DraftOffer
          savedAt={offered.savedAt}
          onRestore={() => {
            work.restore(offered.value);
            answer();
          }}
          onDiscard={() => answer()}
        >
          {tn(
            '%(count)s product was changed.',
            '%(count)s products were changed.',
            offered.value.length,
            {
              count: formatCount(offered.value.length, locale),
            },
          )}
        </DraftOffer>
      )}
      <Conflicts conflicts={conflicts.slice(0, shownConflicts)} />
    </>
  );
}

/** Enter leads to the same field of the next row, with Shift to the one before, as in a spreadsheet. */
function moveToRow({ key, shiftKey, target }: KeyboardEvent) {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text') return;
  const { label } = target.closest<HTMLElement>('[data-label]')?.dataset ?? {};
  const table = target.closest('.ww-products [role=table]');
  if (label === undefined || !table) return;
  const fields = [...table.querySelectorAll<HTMLElement>('[data-label]')]
    .filter((cell) => cell.dataset.label === label)
    .flatMap((cell) => [...cell.querySelectorAll('input')]);
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
