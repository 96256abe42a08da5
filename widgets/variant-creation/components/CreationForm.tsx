import type { VariantProduct } from '@shared/contract/variantCreation';
import { t } from '@shared/page/i18n';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { tooMany } from '../model/work';
import { OptionFields } from './OptionFields';
import { PatternFields } from './PatternFields';
import type { Creating } from './useCreation';
import { VariantTable } from './VariantTable';

interface Props {
  product: VariantProduct;
  creating: Creating;
}

/** Options, patterns, and the variants that they make. */
export function CreationForm({ product, creating }: Props) {
  const { work, rows, count, isBusy, change } = creating;
  return (
    <div className="ww-creation">
      <section aria-label={t('Options')}>
        <OptionFields options={product.options} work={work} isDisabled={isBusy} onChange={change} />
      </section>
      <section aria-label={t('Names and SKUs')}>
        <PatternFields product={product} creating={creating} />
      </section>
      {rows.length > 0 ? (
        <VariantTable product={product} creating={creating} />
      ) : (
        <EmptyState
          icon={boxIcon}
          title={count > tooMany ? t('These are too many.') : t('Choose what to combine.')}
        >
          {count > tooMany
            ? t('%(count)s combinations are more than can be shown. Choose fewer values.', {
                count,
              })
            : t('Every combination of the values that you tick is a variant.')}
        </EmptyState>
      )}
    </div>
  );
}
