import { useState } from 'react';
import { SelectField } from '@shared/forms/SelectField';
import { formatCount } from '@shared/format/numbers';
import { readCount } from '@shared/format/readNumber';
import { t, tn } from '@shared/page/i18n';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { splitEvenly } from '@shared/format/quantity';
import { setQuantities } from '../state/thunks';
import { useAppDispatch } from '../state/slice';
import { lineAt, type MatrixLocation, type ProductRow } from './matrix';
import { nameOf } from './useMatrixColumns';

interface Props {
  products: readonly ProductRow[];
  locations: readonly MatrixLocation[];
}

/** Fills the row of one product: the same at every location, or a number of cases shared out. */
export function Fill({ products, locations }: Props) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const [fieldId, saysId] = [useDomId(), useDomId()];
  const [productKey, setProductKey] = useState('');
  const [typed, setTyped] = useState('');
  const [says, setSays] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const product = products.find(({ key }) => key === productKey) ?? products[0];
  if (!product) return null;

  const fill = (sharesOf: (cases: number) => { shares: number[]; rest: number }) => {
    const reading = readCount(locale)(typed);
    setIsWrong(!reading.ok);
    if (!reading.ok) {
      setSays(reading.says);
      return;
    }
    const { shares, rest } = sharesOf(Number(reading.value));
    const wanted = locations.flatMap((location, at) => {
      const line = lineAt(product, location);
      const quantity = shares[at] ?? 0;
      return line.quantity === quantity ? [] : { line, quantity };
    });
    dispatch(setQuantities(wanted));
    const { increment } = product.sample;
    setSays(
      rest > 0
        ? t('%(rest)s of %(cases)s left over: the seller takes steps of %(increment)s.', {
            rest,
            cases: formatCount(Number(reading.value), locale),
            increment,
          })
        : wanted.length > 0
          ? tn('Filled %(count)s location.', 'Filled %(count)s locations.', wanted.length)
          : t('All locations have this already.'),
    );
  };
  const split = (cases: number) => splitEvenly(cases, product.sample.increment, locations.length);
  const same = (cases: number) => ({ shares: locations.map(() => cases), rest: 0 });

  return (
    <div className="ww-row ww-cart-fill" role="group" aria-label={t('Fill a row')}>
      <SelectField
        label={t('Product')}
        choices={products.map((row) => ({ id: row.key, name: nameOf(row) }))}
        noneLabel={null}
        value={product.key}
        onChange={(key) => setProductKey(String(key))}
      />
      <div>
        <label className="form-label" htmlFor={fieldId}>
          {t('Cases')}
        </label>
        <input
          id={fieldId}
          className={`form-control ww-number ${isWrong ? 'is-invalid' : ''}`}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={saysId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <button type="button" className="btn btn-outline-secondary" onClick={() => fill(same)}>
        {t('Same for all locations')}
      </button>
      <button type="button" className="btn btn-outline-secondary" onClick={() => fill(split)}>
        {t('Split evenly')}
      </button>
      <p id={saysId} className={isWrong ? 'text-danger' : 'ww-muted'} role="status">
        {says}
      </p>
    </div>
  );
}
