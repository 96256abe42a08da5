import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { linkUrl } from '@shared/urls';
import type { Line } from '../model/preview';
import { useMoney } from '@shared/ui/useMoney';
import { CartNotices } from '@shared/ui/CartNotices';

interface Props {
  lines: Line[];
  isTrue: boolean;
}

/** As many as fit a small window together with the totals. The rest is in the cart. */
const shown = 5;

export function PreviewLines({ lines, isTrue }: Props) {
  const locale = useLocale();
  if (lines.length === 0) return <p className="ww-empty">{t('Your cart is empty.')}</p>;
  const more = lines.length - shown;
  return (
    <div className={isTrue ? '' : 'ww-dimmed'}>
      <ul className="ww-cart-lines" aria-label={t('Latest lines')}>
        {lines.slice(0, shown).map((line) => (
          <PreviewLine key={line.key} line={line} />
        ))}
      </ul>
      {more > 0 && (
        <p className="ww-muted">
          {tn('and %(count)s more line in the cart', 'and %(count)s more lines in the cart', more, {
            count: formatCount(more, locale),
          })}
        </p>
      )}
    </div>
  );
}

function PreviewLine({ line }: { line: Line }) {
  const money = useMoney();
  const image = linkUrl(line.image);
  const { quantity: count, packageSize, location } = line;
  return (
    <li className="ww-preview-line">
      <span className="ww-preview-image">
        {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
      </span>
      <div className="ww-line-what">
        <strong>{line.name}</strong>
        <span className="ww-muted">
          {[count !== null && tn('%(count)s case', '%(count)s cases', count), packageSize, location]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <strong className="ww-number" translate="no">
        {money(line.lineTotal)}
      </strong>
      {line.notices.length > 0 && (
        <div className="ww-preview-notes">
          <CartNotices notices={line.notices} />
        </div>
      )}
    </li>
  );
}
