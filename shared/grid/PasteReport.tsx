import { t, tn } from '../page/i18n';
import { FirstItems } from '../lists/FirstItems';
import { Banner } from '../ui/Banner';
import type { BlockReport } from './column';

interface Props {
  report: BlockReport;
  onDismiss: () => void;
}

/** What a pasted block changed, and which of its cells were left out, by their row and column in the block. */
export function PasteReport({ report: { changed, leftovers }, onDismiss }: Props) {
  return (
    <Banner
      level={leftovers.length > 0 ? 'warning' : 'success'}
      role="status"
      onDismiss={onDismiss}
    >
      <p>
        {tn('%(count)s cell pasted.', '%(count)s cells pasted.', changed)}{' '}
        {leftovers.length > 0 &&
          tn('%(count)s cell was left out:', '%(count)s cells were left out:', leftovers.length)}
      </p>
      {leftovers.length > 0 && (
        <FirstItems items={leftovers} most={8}>
          {(cell) => t('Row %(line)s, column %(column)s, “%(text)s”: %(says)s', { ...cell })}
        </FirstItems>
      )}
    </Banner>
  );
}
