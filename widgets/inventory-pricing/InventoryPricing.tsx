import { useLayoutEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { onPageRevisit } from '@shared/page/onPageRevisit';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useResource } from '@shared/store/useResource';
import { Card } from '@shared/ui/Card';
import { DialogButton } from '@shared/ui/DialogButton';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { PartFailed } from '@shared/ui/LazyPart';
import { Loaded } from '@shared/ui/Loaded';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { InventoryPricingConfig } from './config';
import { loadFile } from './later';
import { prices } from './state/requests';
import { clearMissingVariants, useAppDispatch, useAppSelector } from './state/slice';

// The grid comes apart from the first load, and while the server is asked.
const loadEditor = async () => (await import('./components/PriceEditor')).PriceEditor;
const loadMissing = () => import('./components/MissingDialog');

/** What a vendor's variants cost, changed in a grid. */
export function InventoryPricing({ config }: { config: InventoryPricingConfig }) {
  const locale = useLocale();
  const { events } = useWidget();
  const state = useResource(
    prices,
    undefined,
    useAppSelector((all) => all.prices),
  );
  const { answer, load, read } = state;
  const hasFailed = load.status === 'failed';
  const canEdit = (answer?.canEdit ?? false) && config.urls.updateBatches !== undefined;
  const [editor, fetchEditor] = useLazyAtOnce(loadEditor);
  // A colleague may have changed prices while somebody was elsewhere. What failed is tried again then in any case.
  useLayoutEffect(() => (hasFailed ? undefined : onPageRevisit(read)), [hasFailed, read]);
  useLayoutEffect(() => events.on('ww:variants-created', read), [events, read]);

  const count = answer?.rows.length ?? 0;
  const skeleton = <TableSkeleton label={t('Loading the prices…')} columns={tracks} rows={12} />;
  return (
    <Screen
      title={t('Prices')}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={
        answer
          ? tn('%(count)s variant', '%(count)s variants', count, {
              count: formatCount(count, locale),
            })
          : '\u00a0'
      }
      isReadOnly={answer && !canEdit}
      actions={<MissingButton config={config} />}
    >
      <Card>
        <div className="ww-list ww-prices">
          {editor.status === 'failed' && <PartFailed onRetry={fetchEditor} />}
          <Loaded
            of={state}
            failed={t('The prices could not be loaded.')}
            outdated={t('The prices may be out of date.')}
            skeleton={skeleton}
          >
            {(known) => {
              if (count === 0) return <NothingYet />;
              if (editor.status === 'pending') return skeleton;
              if (editor.status !== 'ready') return null;
              return <editor.value prices={known} urls={config.urls} {...{ canEdit, loadFile }} />;
            }}
          </Loaded>
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
      data-focus="missing"
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
