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
  const { minimum, increment } = product.sample;
  const rule = { minimum, increment };

  const fill = (sharesOf: (cases: number) => { shares: number[]; rest: number }) => {
    const reading = readCount(locale)(typed);
    const cases = reading.ok ? Number(reading.value) : 0;
    const { shares, rest } = sharesOf(cases);
    const least = t('Order at least %(minimum)s, in steps of %(increment)s.', rule);
    // What is too little for any location removes nothing from all of them.
    const wrong = !reading.ok ? reading.says : rest > 0 && rest === cases ? least : '';
    setIsWrong(wrong !== '');
    setSays(wrong);
    if (wrong) return;
    const wanted = locations.flatMap((location, at) => {
      const line = lineAt(product, location);
      const quantity = shares[at] ?? 0;
      return line.quantity === quantity ? [] : { line, quantity };
    });
    dispatch(setQuantities(wanted));
    setSays(
      rest > 0
        ? t('%(rest)s of %(cases)s left over: the seller takes steps of %(increment)s.', {
            rest,
            cases: formatCount(cases, locale),
            increment,
          })
        : wanted.length > 0
          ? tn('Filled %(count)s location.', 'Filled %(count)s locations.', wanted.length)
          : t('All locations have this already.'),
    );
  };
  const split = (cases: number) => splitEvenly(cases, increment, locations.length, minimum);
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
