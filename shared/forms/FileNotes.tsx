import { t, tn } from '../page/i18n';

interface Props {
  /** Headings that nothing has. */
  ignored: readonly string[];
  /** Labels of what the file has no column for, where it changes what has them. */
  absent?: readonly string[];
  /** How many values its empty cells clear. */
  cleared?: number;
}

/** What of a file is not used, what it leaves as it is, and what it clears, before any of that is done. */
export const FileNotes = ({ ignored, absent = [], cleared = 0 }: Props) => (
  <>
    {ignored.length > 0 && (
      <p className="ww-muted">
        {t('Left out, because no field has this name: %(names)s.', { names: ignored.join(', ') })}
      </p>
    )}
    {absent.length > 0 && (
      <p className="ww-muted">
        {t('Not in the file, so left as they are: %(names)s.', { names: absent.join(', ') })}
      </p>
    )}
    {cleared > 0 && (
      <p className="ww-muted">
        {tn(
          'An empty cell clears its value: %(count)s value is cleared.',
          'An empty cell clears its value: %(count)s values are cleared.',
          cleared,
        )}
      </p>
    )}
  </>
);
