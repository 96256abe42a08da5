import { CsvButton } from '../ui/CsvButton';
import { linkUrl } from '../urls/guard';

export interface BarEntry {
  key: string;
  name: string;
  /** Where the name leads; not where entries can be chosen. */
  href?: string | null | undefined;
  /** For the length of the bar; null where it is not known. */
  value: number | null;
  /** As it is read: "$1,204.50". */
  text: string;
  /** A second figure beside it: "12 orders". */
  detail?: string;
}

interface Props {
  label: string;
  entries: readonly BarEntry[];
  /** Of the downloaded file, without its ending. */
  fileName: string;
  /** The same as a table, heads first. */
  rows: () => (string | number)[][];
  /** The entry that filters something else. */
  picked?: string | undefined;
  onPick?: ((key: string) => void) | undefined;
}

/**
 * Names with a bar each, the longest for the greatest: what comes first, second and third, and the same as a file. It is
 * a list and needs no other form for screen readers; where entries can be chosen each is a button.
 */
export function BarList({ label, entries, fileName, rows, picked, onPick }: Props) {
  const greatest = Math.max(0, ...entries.map(({ value }) => value ?? 0));
  return (
    <>
      <ol className="ww-bar-list" aria-label={label}>
        {entries.map((entry) => {
          const line = (
            <>
              <span className="ww-bar-name" title={entry.name}>
                <Name name={entry.name} href={entry.href} />
              </span>
              {entry.detail && <span className="ww-muted">{entry.detail}</span>}
              <span className="ww-bar-value">{entry.text}</span>
              <span className="ww-bar" aria-hidden="true">
                <span style={{ width: `${String(shareOf(entry.value, greatest))}%` }} />
              </span>
            </>
          );
          return (
            <li key={entry.key}>
              {onPick ? (
                <button
                  type="button"
                  aria-pressed={entry.key === picked}
                  onClick={() => onPick(entry.key)}
                >
                  {line}
                </button>
              ) : (
                <div>{line}</div>
              )}
            </li>
          );
        })}
      </ol>
      <div className="ww-chart-tools">
        <CsvButton fileName={fileName} rows={rows} />
      </div>
    </>
  );
}

function Name({ name, href }: Pick<BarEntry, 'name' | 'href'>) {
  const url = linkUrl(href);
  return url ? (
    <a href={url}>
      <bdi>{name}</bdi>
    </a>
  ) : (
    <bdi>{name}</bdi>
  );
}

const shareOf = (value: number | null, greatest: number) =>
  greatest > 0 && value !== null ? Math.max(0, (100 * value) / greatest) : 0;
