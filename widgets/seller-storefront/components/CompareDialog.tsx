import { useState, type ReactNode } from 'react';
import type { ListedProduct } from '@shared/contract/listedProducts';
import { useFocus } from '@shared/focus/useFocus';
import { formatDay } from '@shared/format/dates';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { choicesOf, type Choice } from '@shared/storefront/choices';
import { chosenOf, PackageSelect } from '@shared/storefront/PackageSelect';
import { choiceFacts } from '@shared/storefront/productTexts';
import { Dialog } from '@shared/ui/Dialog';
import { FactLine } from '@shared/ui/FactLine';
import { NameLink } from '@shared/ui/NameLink';
import { useMoney } from '@shared/ui/useMoney';
import { isForThisTab } from '@shared/page/followLink';
import type { StorefrontFacts } from '../model/answers';
import { compareToggled } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useLink } from './useLink';

interface Props extends Pick<StorefrontFacts, 'settings'> {
  onClose: () => void;
}

interface Column {
  product: ListedProduct;
  /** Nothing of it can be ordered where there is none. */
  choice: Choice | undefined;
  /** What it is called; the way to another where there are several. */
  pack: ReactNode;
}

/** The chosen products side by side, a column each; of a product with several packages one is chosen here. */
export function CompareDialog({ settings, onClose }: Props) {
  const products = useAppSelector(({ compared }) => compared.products);
  const [chosen, setChosen] = useState<ReadonlyMap<unknown, string>>(new Map());
  const columns = products.map((product): Column => {
    const { name, productId, variants } = product;
    const choices = choicesOf(variants, settings);
    const key = chosen.get(productId);
    const choose = (next: string) => setChosen(new Map(chosen).set(productId, next));
    const choice = chosenOf(choices, key);
    const select = <PackageSelect {...{ name, choices }} chosen={key} onChoose={choose} />;
    const only = choice ? <FactLine facts={choiceFacts(choice)} /> : null;
    return { product, choice, pack: choices.length > 1 ? select : only };
  });
  const rows = useRows(settings.displayPricePerEach)
    .map(([label, render]) => ({ label, cells: columns.map(render) }))
    // What is told of none of them is no row.
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  return (
    <Dialog title={t('Compare products')} size="preview" onClose={onClose}>
      <div className="table-responsive">
        <table className="table ww-compare-table">
          <thead>
            <tr data-focus-group>
              <td />
              {products.map((product) => (
                <th key={product.productId} scope="col">
                  <ColumnHead product={product} isOnly={columns.length === 1} onClose={onClose} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.productId}>{cell ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

interface HeadProps extends Pick<Props, 'onClose'> {
  product: ListedProduct;
  isOnly: boolean;
}

function ColumnHead({ product, isOnly, onClose }: HeadProps) {
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const { name, productId } = product;
  const { href, want } = useLink(productId);
  return (
    <>
      <NameLink
        name={name}
        href={href}
        onLeave={(event) => {
          // Who leaves what the page shows then is led back to the comparison: the dialog is gone by then.
          if (isForThisTab(event)) focus.moveTo('compare');
          want(event);
          if (event.defaultPrevented) onClose();
        }}
      />
      {!isOnly && (
        <button
          type="button"
          className="btn btn-plain ww-flush"
          data-focus={String(productId)}
          aria-label={t('Remove %(name)s', { name })}
          onClick={() => dispatch(compareToggled(product))}
        >
          {t('Remove')}
        </button>
      )}
    </>
  );
}

type Row = [label: string, render: (column: Column) => ReactNode];

function useRows(hasEach: boolean): Row[] {
  const locale = useLocale();
  const money = useMoney();
  const amount = (value: string | null | undefined) => (value ? money(value) : null);
  const day =
    (of: 'harvest_date' | 'lab_results_date' | 'expiration_date') =>
    ({ choice }: Column) => {
      // Of several batches behind one choice nobody knows which will come.
      const date = choice?.batches === 1 && choice[of];
      return date ? formatDay(date, locale) : null;
    };
  return [
    [t('Package'), ({ pack }) => pack],
    [t('THC %'), ({ product: { thc } }) => (thc === null ? null : writeNumber(thc, locale))],
    [t('Terpenes'), ({ product: { terpenes } }) => terpenes.join(', ') || null],
    [t('Price a case'), ({ choice }) => amount(choice?.price)],
    [t('Each'), ({ choice }) => (hasEach ? amount(choice?.pricePerEach) : null)],
    [t('Harvested'), day('harvest_date')],
    [t('Tested'), day('lab_results_date')],
    [t('Expires'), day('expiration_date')],
  ];
}
