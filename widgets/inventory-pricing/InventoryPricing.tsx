import { useCallback, useEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { onLookAgain } from '@shared/lookAgain';
import { Card } from '@shared/ui/Card';
import { DialogButton } from '@shared/ui/DialogButton';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { boxIcon } from '@shared/ui/icons/box';
import { PartFailed } from '@shared/ui/Later';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { useRetries } from '@shared/useRetries';
import type { InventoryPricingConfig } from './config';
import { clearMissingVariants, useAppDispatch, useAppSelector } from './state/slice';
import { loadPrices } from './state/thunks';

// The grid comes apart from the first load, and while the server is asked.
const loadEditor = async () => (await import('./components/PriceEditor')).PriceEditor;
const loadMissing = () => import('./components/MissingDialog');

/** What a vendor's variants cost, changed in a grid. */
export function InventoryPricing({ config }: { config: InventoryPricingConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const load = useAppSelector((state) => state.prices);
  const prices = load.status === 'idle' ? undefined : load.value;
  const canEdit = (prices?.canEdit ?? false) && config.urls.updateBatches !== undefined;
  const [editor, fetchEditor] = useLazyAtOnce(loadEditor);

  const read = useCallback(() => void dispatch(loadPrices()), [dispatch]);
  useEffect(read, [read]);
  // A colleague may have changed prices while somebody was elsewhere.
  useEffect(() => onLookAgain(read), [read]);
  const { events } = useWidget();
  useEffect(() => events.on('ww:variants-created', read), [events, read]);
  useRetries(load, read);

  const count = prices?.rows.length ?? 0;
  return (
    <Screen
      title={t('Prices')}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={
        prices
          ? tn('%(count)s variant', '%(count)s variants', count, {
              count: formatCount(count, locale),
            })
          : '\u00a0'
      }
      isReadOnly={prices && !canEdit}
      actions={<MissingButton config={config} />}
    >
      <Card>
        <div className="ww-list ww-prices">
          {load.status === 'failed' && (
            <FailureAlert failure={load.failure} onRetry={read}>
              {prices ? t('The prices may be out of date.') : t('The prices could not be loaded.')}
            </FailureAlert>
          )}
          {editor.status === 'failed' && <PartFailed onRetry={fetchEditor} />}
          {prices && count === 0 && <NothingYet />}
          {prices && count > 0 && editor.status === 'ready' && (
            <editor.value prices={prices} canEdit={canEdit} record={config.urls.prices} />
          )}
          {(prices ? count > 0 && editor.status === 'pending' : load.status !== 'failed') && (
            <TableSkeleton label={t('Loading the prices…')} columns={tracks} rows={12} />
          )}
        </div>
      </Card>
    </Screen>
  );
}

/** About those of the grid. */
const tracks = 'minmax(0, 2fr) 108px 108px 108px 108px 116px 80px 96px 96px';

function MissingButton({ config }: { config: InventoryPricingConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const missing = useAppSelector((state) => state.missingVariants);
  if (missing.length === 0) return null;
  return (
    <DialogButton
      className="btn-outline-secondary"
      load={loadMissing}
      dialog={({ MissingDialog }, close) => (
        <MissingDialog
          missing={missing}
          creation={config.urls.variantCreation}
          onClear={() => dispatch(clearMissingVariants())}
          onClose={close}
        />
      )}
    >
      {tn('%(count)s missing variant', '%(count)s missing variants', missing.length, {
        count: formatCount(missing.length, locale),
      })}
    </DialogButton>
  );
}

const NothingYet = () => (
  <EmptyState icon={boxIcon} title={t('You have no variants yet.')}>
    {t('The variants of your batches are shown here, with their prices.')}
  </EmptyState>
);
