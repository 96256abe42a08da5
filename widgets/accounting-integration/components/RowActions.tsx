import { t } from '@shared/page/i18n';
import { Icon } from '@shared/ui/Icon';
import { checkIcon } from '@shared/ui/icons/check';
import { closeIcon } from '@shared/ui/icons/close';
import { undoIcon } from '@shared/ui/icons/undo';
import type { Row } from '../model/rows';
import { toField } from './toField';
import type { Linking } from './useLinking';

/** Takes the link of a row away, or brings back what was saved. */
export function RowActions({ row, linking }: { row: Row; linking: Linking }) {
  const { set, entry, linkId, draft, suggestion } = row;
  return (
    <>
      {suggestion && (
        <RowButton
          label={t('Use the suggestion for %(name)s', { name: entry.name })}
          icon={checkIcon}
          onClick={() => linking.choose([{ set, entry, to: suggestion.partyId }])}
        />
      )}
      {linkId !== null && (
        <RowButton
          label={t('Unlink %(name)s', { name: entry.name })}
          icon={closeIcon}
          onClick={() => linking.choose([{ set, entry, to: null }])}
        />
      )}
      {draft && (
        <RowButton
          label={t('Revert %(name)s', { name: entry.name })}
          icon={undoIcon}
          onClick={() => linking.revert(row.key)}
        />
      )}
    </>
  );
}

interface ButtonProps {
  label: string;
  icon: string;
  onClick: () => void;
}

const RowButton = ({ label, icon, onClick }: ButtonProps) => (
  <button
    type="button"
    className="btn btn-plain ww-icon-btn"
    aria-label={label}
    title={label}
    onClick={(event) => {
      toField(event);
      onClick();
    }}
  >
    <Icon of={icon} />
  </button>
);
