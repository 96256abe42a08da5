import { memo } from 'react';
import { factsOf } from '@shared/facts';
import { t, tn } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import type { Line } from '../model/cart';
import { selectIsSettled, selectIsTogether, type GroupOfLines } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { Meter } from '@shared/ui/Meter';
import { RowNote } from '@shared/ui/RowNote';
import { useMoney } from '@shared/ui/useMoney';
import { ClearButton } from './ClearButton';
import { hasSameLines, LineChunk } from './LineChunk';

interface Props extends Omit<GroupOfLines, 'key'> {
  canEdit: boolean;
  isWindowed: boolean;
}

/** Lines that are drawn or not drawn together. */
const chunkLength = 10;

/** What one location orders of one seller, with its subtotal and what is missing to the minimum. */
export const LocationCart = memo(function LocationCart({
  group,
  lines,
  canEdit,
  isWindowed,
}: Props) {
  const titleId = useDomId();
  const isTogether = useAppSelector(selectIsTogether);
  const seller = group?.seller.name ?? '';
  return (
    <section className="ww-cart" aria-labelledby={titleId}>
      <header className="ww-row">
        <h3 className="ww-cart-title" id={titleId}>
          {lines[0]?.locationName}
        </h3>
        <span className="ww-muted">
          {factsOf([seller, tn('%(count)s item', '%(count)s items', lines.length)])}
        </span>
        {canEdit && group && <ClearButton groups={[group]} label={t('Clear')} />}
      </header>
      {chunks(lines, isWindowed ? chunkLength : lines.length, isTogether).map((chunk, index) => (
        <LineChunk key={index} lines={chunk} canEdit={canEdit} isWindowed={isWindowed} />
      ))}
      {group && <Subtotal group={group} />}
    </section>
  );
}, hasSameLines);

/** Lists of about this length, which part no product whose lines stand together. */
function chunks(lines: Line[], length: number, isTogether: boolean): Line[][] {
  const all: Line[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const isSame = isTogether && last?.at(-1)?.productId === line.productId;
    if (last && (last.length < length || isSame)) last.push(line);
    else all.push([line]);
  }
  return all;
}

function Subtotal({ group }: { group: NonNullable<GroupOfLines['group']> }) {
  const money = useMoney();
  const isSettled = useAppSelector(selectIsSettled);
  const { missing, subtotal, seller } = group;
  const { minimum_order: minimum } = seller;
  const isReached = missing === null;
  return (
    <footer className={`ww-row ww-cart-subtotal ${isSettled ? '' : 'ww-dimmed'}`} translate="no">
      {minimum !== null && (
        <div className="ww-cart-minimum">
          <RowNote level={isReached ? 'success' : 'warning'}>
            {isReached
              ? t('Minimum of %(amount)s reached', { amount: money(minimum) })
              : t('Add %(amount)s more', { amount: money(missing) })}
          </RowNote>
          {!isReached && (
            <Meter
              label={t('Minimum of %(amount)s', { amount: money(minimum) })}
              share={Number(subtotal) / Number(minimum)}
              says={t('%(subtotal)s of %(minimum)s', {
                subtotal: money(subtotal),
                minimum: money(minimum),
              })}
            />
          )}
        </div>
      )}
      <span className="ww-number ww-cart-amount">
        {t('Subtotal %(amount)s', { amount: money(subtotal) })}
      </span>
    </footer>
  );
}
