import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import { useDomId, useLocale } from '../mount/WidgetContext';
import { Icon } from '../ui/Icon';
import { chevronLeftIcon } from '../ui/icons/chevronLeft';
import { chevronRightIcon } from '../ui/icons/chevronRight';
import { pagesOf, usualChoices } from './listQuery';

interface Props {
  /** What it leads through: "Pages of batches". */
  label: string;
  page: number;
  perPage: number;
  /** All rows that there are, on all pages. */
  count: number;
  onPage: (page: number) => void;
  /** Without it, or without choices, the number of rows is not to be chosen. */
  onPerPage?: (perPage: number) => void;
  rowChoices?: readonly number[];
}

/** From so many pages on the first and the last one have ways of their own. */
const manyPages = 10;

/** The foot of a list: where its page stands in the whole, and the ways to the others. */
export function Pager({
  label,
  page,
  perPage,
  count,
  onPage,
  onPerPage,
  rowChoices = usualChoices,
}: Props) {
  const locale = useLocale();
  const id = useDomId();
  const last = pagesOf(count, perPage);
  const number = (value: number) => formatCount(value, locale);
  const first = count === 0 ? 0 : (page - 1) * perPage + 1;
  const isMany = last >= manyPages;
  return (
    <nav className="ww-pager" aria-label={label}>
      <span className="ww-numbers">
        {t('%(first)s–%(last)s of %(count)s', {
          first: number(first),
          last: number(Math.min(page * perPage, count)),
          count: number(count),
        })}
      </span>
      {onPerPage && count > Math.min(...rowChoices) && (
        <>
          <label htmlFor={id}>{t('Rows per page')}</label>
          <select
            id={id}
            className="form-select"
            value={perPage}
            onChange={({ target }) => onPerPage(Number(target.value))}
          >
            {rowChoices.map((rows) => (
              <option key={rows} value={rows}>
                {number(rows)}
              </option>
            ))}
          </select>
        </>
      )}
      {last > 1 && (
        <span className="ww-pager-ways">
          {isMany && (
            <Way name={t('First page')} to={1} page={page} onPage={onPage} words={number(1)} />
          )}
          <Way
            name={t('Previous page')}
            to={Math.max(1, page - 1)}
            page={page}
            onPage={onPage}
            icon={chevronLeftIcon}
          />
          <Way
            name={t('Next page')}
            to={Math.min(last, page + 1)}
            page={page}
            onPage={onPage}
            icon={chevronRightIcon}
          />
          {isMany && (
            <Way name={t('Last page')} to={last} page={page} onPage={onPage} words={number(last)} />
          )}
        </span>
      )}
    </nav>
  );
}

interface WayProps {
  name: string;
  to: number;
  page: number;
  onPage: (page: number) => void;
  icon?: string;
  words?: string;
}

function Way({ name, to, page, onPage, icon, words }: WayProps) {
  const isHere = to === page;
  return (
    <button
      type="button"
      className={`btn btn-plain ${icon ? 'ww-icon-btn' : ''}`}
      aria-label={words ? `${name}: ${words}` : name}
      title={name}
      // Not `disabled`: on the way to the last page the focus would be lost.
      aria-disabled={isHere || undefined}
      onClick={isHere ? undefined : () => onPage(to)}
    >
      {icon ? <Icon of={icon} /> : words}
    </button>
  );
}
