import { t } from '@shared/page/i18n';
import { RowNote } from '@shared/ui/RowNote';
import type { Party } from '../model/answers';
import type { Row } from '../model/rows';
import { nameOf } from '../model/words';
import { toField } from './toField';
import type { Linking } from './useLinking';

interface Props {
  row: Row;
  parties: readonly Party[] | null;
  linking: Linking | null;
  onShow: (text: string) => void;
}

/** What is to be said of a row: what somebody else made of it, that it stands in conflict, what the server refused. */
export function RowNotes({ row, parties, linking, onShow }: Props) {
  const { key, entry, party, rivals, isLost, linkId } = row;
  // It is of the change that was sent, and goes with it.
  const refusal = row.draft && linking?.refusals.get(key);
  return (
    <>
      {refusal && <RowNote level="danger">{refusal}</RowNote>}
      {row.isChangedElsewhere && linking && (
        <RowNote
          level="warning"
          actions={
            <>
              <NoteButton onClick={() => linking.keep(key, entry.linkId)}>
                {t('Keep yours')}
              </NoteButton>
              <NoteButton onClick={() => linking.revert(key)}>{t('Use theirs')}</NoteButton>
            </>
          }
        >
          {t('A colleague changed it to: %(name)s.', { name: nameOf(parties, entry.linkId) })}
        </RowNote>
      )}
      {rivals.length > 0 && (
        <RowNote
          level="warning"
          actions={
            <NoteButton onClick={() => onShow(party?.name ?? String(linkId))}>
              {t('Show both')}
            </NoteButton>
          }
        >
          {t('Also linked to %(names)s.', { names: rivals.slice(0, 3).join(', ') })}
        </RowNote>
      )}
      {isLost && (
        <RowNote level="warning">{t('QuickBooks has nothing by this id any more.')}</RowNote>
      )}
    </>
  );
}

interface NoteButtonProps {
  onClick: () => void;
  children: string;
}

/** It goes with what it settles: its row goes on in the field. */
const NoteButton = ({ onClick, children }: NoteButtonProps) => (
  <button
    type="button"
    className="btn btn-plain"
    onClick={(event) => {
      toField(event);
      onClick();
    }}
  >
    {children}
  </button>
);
