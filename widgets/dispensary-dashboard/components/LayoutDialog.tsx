import { Conflicts } from '@shared/forms/Conflicts';
import type { RecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { Layout, LayoutDraft, NotSaved } from '../model/layout';
import type { ModuleId } from '../model/modules';
import { partName, partText } from '../model/words';
import { ModuleRows } from './ModuleRows';

interface Props {
  available: readonly ModuleId[];
  editing: RecordEditing<Layout, LayoutDraft, NotSaved>;
  draft: LayoutDraft;
  /** What of it the server does not have; null for nothing. */
  open: Partial<Layout> | null;
}

/** Which modules are shown, in which order and how large. All of it is saved as one change. */
export function LayoutDialog({ available, editing, draft, open }: Props) {
  const { why, isBusy, isSearching, isStuck, change, close, reset, save } = editing;
  const layout = { ...draft.base, ...draft.edits };
  const isOff = !open || why?.status === 'conflict';
  return (
    <Dialog
      title={t('Customize the dashboard')}
      size="form"
      isBusy={isStuck}
      isDirty={open !== null && !isSearching}
      onSubmit={() => {
        if (!isOff) void save();
      }}
      onClose={close}
      foot={
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={!open || isBusy || undefined}
          onClick={() => {
            if (open && !isBusy) reset();
          }}
        >
          {t('Reset')}
        </button>
      }
      actions={
        <DialogActions label={t('Save layout')} write={editing} isOff={isOff} onClose={close} />
      }
    >
      <div className="ww-stack">
        <Result why={why} isSearching={isSearching} />
        {why?.status === 'conflict' && (
          <Conflicts
            conflicts={why.names.map((name) => ({
              key: name,
              label: partName(name),
              yours: partText(layout, name),
              theirs: partText(why.now, name),
              onKeep: () => editing.keepMine(name),
              onTake: () => editing.takeTheirs(name),
            }))}
          />
        )}
        <ModuleRows layout={layout} available={available} isDisabled={isBusy} onChange={change} />
      </div>
    </Dialog>
  );
}

/** How the last save went. */
function Result({ why, isSearching }: { why: NotSaved | null; isSearching: boolean }) {
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether the layout was saved. Looking again…')}
      </Banner>
    );
  }
  if (!why || why.status === 'conflict') return null;
  return (
    <FailureAlert failure={why.failure}>
      {why.status === 'unknown'
        ? t('We don’t know whether the layout was saved. What you chose is kept.')
        : t('The layout was not saved. What you chose is kept.')}
    </FailureAlert>
  );
}
