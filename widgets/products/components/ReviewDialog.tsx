import { useEffect, useMemo } from 'react';
import { t } from '@shared/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { placesOf } from '@shared/format/amounts';
import { openDrafts } from '../model/drafts';
import { problemOf } from '../model/problems';
import { ChangeTable, type ShownChange } from './ChangeTable';
import type { EditingProps } from './editingProps';
import { titleOf } from './words';
import type { FieldName } from '../model/product';

interface Props extends EditingProps {
  onClose: () => void;
}

/** All that is not saved, also of products that are not shown, with a way back for each. */
export function ReviewDialog({ work, money, currency, onClose }: Props) {
  const { drafts, refusals } = work;
  const changes = useMemo(
    () => changesOf(drafts, refusals, placesOf(currency)),
    [drafts, refusals, currency],
  );
  // With the last one there is nothing to look at any more.
  const isEmpty = changes.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return (
    <Dialog
      title={t('Unsaved changes')}
      size="preview"
      onClose={onClose}
      actions={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('Close')}
        </button>
      }
    >
      <ChangeTable
        changes={changes}
        shown={(change) => change}
        money={money}
        onRevert={({ key, name }) => work.revert(key.slice(name.length + 1), name)}
      />
    </Dialog>
  );
}

const changesOf = (
  drafts: EditingProps['work']['drafts'],
  refusals: EditingProps['work']['refusals'],
  places: number,
): ShownChange[] =>
  openDrafts(drafts).flatMap(({ id, base, edits }) =>
    (Object.keys(edits) as FieldName[]).map((name, index) => {
      const said = refusals.get(String(id));
      const to = edits[name] ?? '';
      return {
        key: `${name} ${String(id)}`,
        title: titleOf({ id, name: base.name }),
        name,
        from: base[name],
        to,
        problem:
          problemOf(name, to, places) ??
          said?.get(name) ??
          (index === 0 ? said?.get('id') : undefined) ??
          null,
      };
    }),
  );
