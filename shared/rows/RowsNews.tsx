import { useEffect, useMemo } from 'react';
import { useLeaveGuard } from '../drafts/useLeaveGuard';
import { Conflicts } from '../forms/Conflicts';
import type { ListedDraft } from '../forms/listedDraft';
import { mergeDrafts } from '../forms/recordEdits';
import { useDraft } from '../forms/useDraft';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import { DraftOffer } from '../ui/DraftOffer';
import { keyOf } from '../answers/id';
import type { Listed, Texts } from './describeRows';
import { useEnterToNextRow } from './useEnterToNextRow';
import type { RowsEditor } from './useRowsEditor';

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  editor: RowsEditor<Row, Fields>;
  /** Those that are known, as the server has them. */
  rows: readonly Row[];
  /** The address of the list, which drafts belong to. */
  record: string;
}

/** More than these are settled one screenful after the other. */
const shownConflicts = 20;

/**
 * What stands over rows while something is to be decided: an earlier draft, and what somebody else changed. It keeps
 * what is not saved past a reload, and asks before the page is left.
 */
export function RowsNews<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor,
  rows,
  record,
}: Props<Row, Fields>) {
  const { kind, drafts, view, meet, restore, settle, isBusy, locale, labelOf, textOf } = editor;
  const value = useMemo(() => {
    const open = kind.openDrafts(drafts);
    return open.length > 0 ? open : null;
  }, [kind, drafts]);
  useLeaveGuard(value !== null);
  const { offered, answer } = useDraft<ListedDraft<Fields>[]>({
    record,
    schema: kind.draftsSchema,
    value,
    kept: kind.kept,
    merge: mergeDrafts,
    stillUnsaved: (left) => kind.unsavedOf(left, rows),
    isUrgent: isBusy,
  });
  useEffect(() => meet(rows), [meet, rows]);
  useEnterToNextRow();

  const clashes = view.status === 'ended' ? view.clashes : [];
  const conflicts = clashes.flatMap((clash) =>
    clash.names.map((name) => ({
      key: `${keyOf(clash)} ${name}`,
      label: t('%(field)s of %(name)s', { field: labelOf(name), name: kind.titleOf(clash.now) }),
      yours: textOf(name, drafts.get(keyOf(clash))?.edits[name] ?? ''),
      theirs: textOf(name, clash.now[name]),
      onKeep: () => settle(clash, name, false),
      onTake: () => settle(clash, name, true),
    })),
  );
  return (
    <>
      {offered && (
        <DraftOffer
          savedAt={offered.savedAt}
          onRestore={() => {
            restore(offered.value);
            answer();
          }}
          onDiscard={() => answer()}
        >
          {kind.words.offered(offered.value.length, {
            count: formatCount(offered.value.length, locale),
          })}
        </DraftOffer>
      )}
      <Conflicts conflicts={conflicts.slice(0, shownConflicts)} isRestSent={!kind.isWhole} />
    </>
  );
}
