import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';

interface Props {
  label: string;
  page: number;
  perPage: number;
  count: number;
  onPage: (page: number) => void;
}

/** Where in a long list its page is, and the way to the next one. */
export function Pager({ label, page, perPage, count, onPage }: Props) {
  const locale = useLocale();
  const last = Math.max(1, Math.ceil(count / perPage));
  const first = count === 0 ? 0 : (page - 1) * perPage + 1;
  const shown = (value: number) => formatCount(value, locale);
  const ways = [
    { name: t('First page'), sign: '«', to: 1, isEnd: page <= 1 },
    { name: t('Previous page'), sign: '‹', to: page - 1, isEnd: page <= 1 },
    { name: t('Next page'), sign: '›', to: page + 1, isEnd: page >= last },
    { name: t('Last page'), sign: '»', to: last, isEnd: page >= last },
  ];
  return (
    <nav className="ww-row ww-order-pager" aria-label={label}>
      <span className="ww-numbers" role="status">
        {t('%(first)s–%(last)s of %(count)s', {
          first: shown(first),
          last: shown(Math.min(page * perPage, count)),
          count: shown(count),
        })}
      </span>
      {last > 1 &&
        ways.map(({ name, sign, to, isEnd }) => (
          <button
            key={name}
            type="button"
            className={`btn btn-sm btn-outline-secondary ${isEnd ? 'disabled' : ''}`}
            aria-label={name}
            // Not `disabled`: the focus would be lost on the way to the last page.
            aria-disabled={isEnd || undefined}
            onClick={isEnd ? undefined : () => onPage(to)}
          >
            {sign}
          </button>
        ))}
    </nav>
  );
}
