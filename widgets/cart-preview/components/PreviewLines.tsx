import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Line } from '../model/preview';
import { CartNotices } from '@shared/storefront/CartNotices';
import { EmptyState } from '@shared/ui/EmptyState';
import { cartIcon } from '@shared/ui/icons/cart';
import { ProductSummary } from '@shared/ui/ProductSummary';
import { useMoney } from '@shared/ui/useMoney';

interface Props {
  lines: Line[];
  isTrue: boolean;
}

/** As many as fit a small window together with the totals. The rest is in the cart. */
const shown = 5;

export function PreviewLines({ lines, isTrue }: Props) {
  const locale = useLocale();
  if (lines.length === 0) return <EmptyState icon={cartIcon} title={t('Your cart is empty.')} />;
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
  const { quantity: count, packageSize, location } = line;
  return (
    <li className="ww-preview-line">
      <ProductSummary
        name={line.name}
        facts={[
          count !== null && tn('%(count)s case', '%(count)s cases', count),
          packageSize,
          location,
        ]}
        picture={{ url: line.image }}
      />
      <span className="ww-number ww-cart-amount" translate="no">
        {money(line.lineTotal)}
      </span>
      {line.notices.length > 0 && (
        <div className="ww-preview-notes">
          <CartNotices notices={line.notices} isOfLine />
        </div>
      )}
    </li>
  );
}
