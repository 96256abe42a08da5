import { useCallback, useEffect, useState } from 'react';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { factsOf } from '@shared/format/facts';
import { t, tn } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { boxIcon } from '@shared/ui/icons/box';
import { LazyPart, PartFailed } from '@shared/ui/LazyPart';
import { Screen } from '@shared/ui/Screen';
import { useLazy } from '@shared/ui/useLazy';
import { useRetries } from '@shared/page/useRetries';
import type { VariantCreationConfig } from './config';
import { product } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadCreation = async () => (await import('./components/Creation')).Creation;
const loadExisting = async () => (await import('./components/ExistingVariants')).ExistingVariants;

/** Makes variants of a product from the values of its options. */
export function VariantCreation({ config }: { config: VariantCreationConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.product);
  const found = load.status === 'idle' ? undefined : load.value;
  const [isOpen, setIsOpen] = useState(false);
  const isPage = config.display === 'page';
  const canCreate = (found?.hasEditPermission ?? false) && config.urls.createVariants !== undefined;

  const read = useCallback(() => void dispatch(product.read(undefined)), [dispatch]);
  useEffect(read, [read]);
  useRetries(load, read);

  // A press while the product is on its way opens the dialog when it comes; not later, when another try brings it.
  const mayAsk = found ? canCreate : load.status !== 'failed';
  if (isOpen && !mayAsk) setIsOpen(false);

  const failure = load.status === 'failed' && (
    <FailureAlert failure={load.failure} onRetry={read}>
      {found ? t('What is shown may be out of date.') : t('The product could not be loaded.')}
    </FailureAlert>
  );
  if (!isPage) {
    return (
      <div className="ww-stack">
        {failure}
        <div>
          <BusyButton
            className="btn-outline-primary"
            isBusy={isOpen && !found}
            aria-disabled={!mayAsk || undefined}
            title={found && !canCreate ? t('You may not create variants.') : undefined}
            onClick={() => mayAsk && setIsOpen(true)}
          >
            {t('Create variants')}
          </BusyButton>
        </div>
        {found && canCreate && (
          <LazyPart
            load={loadCreation}
            props={{ product: found, config, isOpen, onOpen: setIsOpen }}
          />
        )}
      </div>
    );
  }
  return (
    <Screen
      title={t('Create variants')}
      // While it loads, its line is there all the same: nothing jumps when it comes.
      facts={found ? productFacts(found) : '\u00a0'}
      isReadOnly={found && !canCreate}
    >
      {failure}
      {(found ?? load.status !== 'failed') && (
        <Card>
          <Body found={found} config={config} canCreate={canCreate} />
        </Card>
      )}
    </Screen>
  );
}

interface BodyProps {
  found: VariantProduct | undefined;
  config: VariantCreationConfig;
  canCreate: boolean;
}

const ignore = () => undefined;

function Body({ found, config, canCreate }: BodyProps) {
  // Fetched while the server is asked.
  const [creation, fetchCreation] = useLazy(loadCreation);
  useEffect(fetchCreation, [fetchCreation]);
  if (!found || (canCreate && creation.status === 'pending')) {
    return <FormSkeleton label={t('Loading the product…')} fields={6} />;
  }
  if (!canCreate) return <LazyPart load={loadExisting} props={{ variants: found.variants }} />;
  if (found.options.length === 0) return <NoOptions />;
  if (creation.status === 'failed') return <PartFailed onRetry={fetchCreation} />;
  if (creation.status !== 'ready') return null;
  return <creation.value product={found} config={config} isOpen={null} onOpen={ignore} />;
}

const NoOptions = () => (
  <EmptyState icon={boxIcon} title={t('This product has no options yet.')}>
    {t('Variants differ by options, such as package size or flavor. Add some to the product.')}
  </EmptyState>
);

const productFacts = ({ name, variants }: VariantProduct): string =>
  factsOf([
    name,
    variants.length === 0
      ? t('No variants yet')
      : tn('%(count)s variant', '%(count)s variants', variants.length),
  ]);
