import { t, tn } from '../i18n';
import { Banner } from '../ui/Banner';
import type { BlockReport } from './column';

interface Props {
  report: BlockReport;
  onDismiss: () => void;
}

/** More than these are counted and not listed. */
const listed = 8;

/** What a pasted block changed, and which of its cells found no place, by their row and column in the block. */
export function PasteReport({ report: { changed, leftovers }, onDismiss }: Props) {
  const more = leftovers.length - listed;
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
        <ul>
          {leftovers.slice(0, listed).map(({ line, column, text, says }) => (
            <li key={`${line}:${column}`}>
              {t('Row %(line)s, column %(column)s, “%(text)s”: %(says)s', {
                line,
                column,
                text,
                says,
              })}
            </li>
          ))}
          {more > 0 && <li>{tn('and %(count)s more', 'and %(count)s more', more)}</li>}
        </ul>
      )}
    </Banner>
  );
}
