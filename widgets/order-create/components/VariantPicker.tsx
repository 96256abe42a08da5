import { useState } from 'react';
import { t, tn } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { selectOrder } from '../state/selectors';
import { showVariants } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { stageVariants } from '../state/staging';
import { Filters } from './Filters';
import { Pager } from './Pager';
import { StagingResult } from './StagingResult';
import { VariantRow } from './VariantRow';

/** What can be ordered, 25 a page by name, and what became of adding it. */
export function VariantPicker() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.variants);
  const query = useAppSelector((state) => state.variantQuery);
  const { itemsBeingAdded } = useAppSelector((state) => state.staging);
  const latest = useAppSelector((state) => state.latest);
  const isEmpty = useAppSelector((state) => selectOrder(state)?.item_count === 0);
  const [isTyping, setIsTyping] = useState(false);
  // Others may read the same list anew behind it; what is asked for now is another one.
  const isOther = useAppSelector((state) => state.variantsShown !== state.variantQuery);
  const isOld = isTyping || isOther;
  const shown = load.status === 'idle' ? undefined : load.value;
  const open = (shown?.variants ?? []).filter(
    ({ id, ordered_item_id }) => ordered_item_id === null && !itemsBeingAdded.includes(id),
  );

  return (
    <div className="ww-order-picker-panel">
      <Filters
        query={query}
        searchLabel={t('Search products')}
        onChange={(part) => void dispatch(showVariants(part))}
        onTyping={setIsTyping}
      >
        <label className="ww-order-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={query.inStock}
            onChange={({ target }) => void dispatch(showVariants({ inStock: target.checked }))}
          />{' '}
          {t('In stock only')}
        </label>
      </Filters>
      <div className="ww-row">
        <button
          type="button"
          className={`btn btn-outline-primary ${isOld || open.length === 0 ? 'disabled' : ''}`}
          // Not `disabled`: the focus would be lost while the next products are looked for.
          aria-disabled={isOld || open.length === 0 || undefined}
          onClick={isOld ? undefined : () => void dispatch(stageVariants(open))}
        >
          {tn('Add %(count)s product shown', 'Add all %(count)s products shown', open.length)}
        </button>
        {latest.length > 0 && !isEmpty && (
          <span className="ww-muted ww-order-latest">
            {t('Added last: %(names)s', {
              names: latest.map(({ product_name }) => product_name).join(', '),
            })}
          </span>
        )}
      </div>
      <StagingResult />
      {load.status === 'failed' && (
        <FailureAlert
          failure={load.failure}
          onRetry={() => void dispatch(showVariants({ page: query.page }))}
        >
          {t('The products could not be loaded.')}
        </FailureAlert>
      )}
      {shown && (
        <>
          <ul
            className={`ww-order-variants ${isOld ? 'ww-dimmed' : ''}`}
            aria-label={t('Products')}
          >
            {shown.variants.map((variant) => (
              <VariantRow key={String(variant.id)} variant={variant} isOld={isOld} />
            ))}
          </ul>
          {shown.result_count === 0 && (
            <p className="ww-empty">{t('No product fits these filters.')}</p>
          )}
          <Pager
            label={t('Pages of products')}
            page={shown.page}
            perPage={shown.per_page}
            count={shown.result_count}
            onPage={(page) => void dispatch(showVariants({ page }))}
          />
        </>
      )}
    </div>
  );
}
