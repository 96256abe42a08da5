import { useState } from 'react';
import type { OrderVariants } from '@shared/contract/orderingShapes';
import { t, tn } from '@shared/page/i18n';
import { CheckField } from '@shared/forms/CheckField';
import { Pager } from '@shared/lists/Pager';
import { valueOf } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { boxed } from '../model/query';
import { selectOrder } from '../state/selectors';
import { showVariants } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { stageVariants } from '../state/staging';
import { Filters } from './Filters';
import { StagingResult } from './StagingResult';
import { VariantRow } from './VariantRow';

/** What can be ordered, 25 a page by name, and what became of adding it. */
export function VariantPicker() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.variants);
  const query = useAppSelector((state) => state.variantQuery);
  const [isTyping, setIsTyping] = useState(false);
  // Others may read the same list anew behind it; what is asked for now is another one.
  const isOther = useAppSelector((state) => state.variantsShown !== state.variantQuery);
  const isOld = isTyping || isOther;
  const shown = valueOf(load);
  return (
    <div className="ww-order-picker-panel">
      <Filters
        label={t('Products')}
        searchLabel={t('Search products')}
        count={shown?.result_count ?? 0}
        query={query}
        onChange={(part) => void dispatch(showVariants(part))}
        onTyping={setIsTyping}
      >
        <CheckField
          label={t('In stock only')}
          isOn={query.filters.inventory.length > 0}
          onToggle={(isOn) =>
            void dispatch(showVariants({ filters: { ...query.filters, inventory: boxed(isOn) } }))
          }
        />
      </Filters>
      <AddShown shown={shown} isOld={isOld} />
      <StagingResult />
      {load.status === 'failed' && (
        <FailureAlert
          failure={load.failure}
          onRetry={() => void dispatch(showVariants({ page: query.page }))}
        >
          {t('The products could not be loaded.')}
        </FailureAlert>
      )}
      {shown && <Products shown={shown} isOld={isOld} />}
    </div>
  );
}

interface ShownProps {
  shown: OrderVariants;
  /** Other products are being looked for: nothing of these can be added by mistake. */
  isOld: boolean;
}

/** Adds all of the page at once, and says what was added last. */
function AddShown({ shown, isOld }: { shown: OrderVariants | undefined; isOld: boolean }) {
  const dispatch = useAppDispatch();
  const { itemsBeingAdded } = useAppSelector((state) => state.staging);
  const latest = useAppSelector((state) => state.latest);
  const isEmpty = useAppSelector((state) => selectOrder(state)?.item_count === 0);
  const open = (shown?.variants ?? []).filter(
    ({ id, ordered_item_id }) => ordered_item_id === null && !itemsBeingAdded.includes(id),
  );
  return (
    <div className="ww-row">
      <button
        type="button"
        className="btn btn-outline-primary"
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
  );
}

function Products({ shown, isOld }: ShownProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <ul className={`ww-order-variants ${isOld ? 'ww-dimmed' : ''}`} aria-label={t('Products')}>
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
  );
}
