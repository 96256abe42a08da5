import { useEffect, useState } from 'react';
import { isSameId } from '@shared/answers/id';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { useOpener } from '@shared/focus/useOpener';
import { factsOf } from '@shared/format/facts';
import { usePageEvent } from '@shared/mount/usePageEvent';
import { t, tn } from '@shared/page/i18n';
import { useResource } from '@shared/store/useResource';
import { BusyButton } from '@shared/ui/BusyButton';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { boxIcon } from '@shared/ui/icons/box';
import { LazyPart, PartFailed } from '@shared/ui/LazyPart';
import { Screen } from '@shared/ui/Screen';
import { useLazy } from '@shared/ui/useLazy';
import type { VariantCreationConfig } from './config';
import { products } from './state/requests';
import { useAppSelector } from './state/slice';

const loadCreation = async () => (await import('./components/Creation')).Creation;
const loadExisting = async () => (await import('./components/ExistingVariants')).ExistingVariants;
const loadWanted = async () => (await import('./components/CreationDialog')).WantedDialog;

/** Makes variants of a product from the values of its options. */
export function VariantCreation({ config }: { config: VariantCreationConfig }) {
  const [productId, setProductId] = useState(String(config.productId ?? ''));
  const [isOpen, setIsOpen] = useState(false);
  const isPage = config.display === 'page';
  // By the page, by an event for each product.
  const isTold = config.productId === undefined && isOfAny(config);
  const { load, answer, read } = useResource(
    products,
    isTold && productId === '' ? null : productId,
    useAppSelector((state) => state.products[productId]),
  );
  const mayCreate = config.urls.createVariants !== undefined;
  const canCreate = (answer?.hasEditPermission ?? false) && mayCreate;

  const noteOpener = useOpener(isOpen);
  usePageEvent('ww:variants-wanted', (wanted, event) => {
    const isOwn = answer !== undefined && isSameId(answer.id, wanted.productId);
    if (isPage || !(isTold ? mayCreate : isOwn && canCreate)) return;
    event.preventDefault();
    noteOpener();
    if (isOwn) read();
    else setProductId(String(wanted.productId));
    setIsOpen(true);
  });

  // A press while the product is on its way opens the dialog when it comes; not later, when another try brings it.
  const mayAsk = answer ? canCreate : load.status !== 'failed';
  if (isOpen && !mayAsk && !isTold) setIsOpen(false);

  const failure = load.status === 'failed' && (
    <FailureAlert failure={load.failure} onRetry={read}>
      {answer ? t('What is shown may be out of date.') : t('The product could not be loaded.')}
    </FailureAlert>
  );
  if (!isPage) {
    const isThere = answer !== undefined && canCreate && !(isTold && answer.options.length === 0);
    return (
      <div className="ww-stack">
        {!isTold && failure}
        {!isTold && (
          <div>
            <BusyButton
              className="btn-outline-primary"
              isBusy={isOpen && !answer}
              aria-disabled={!mayAsk || undefined}
              title={answer && !canCreate ? t('You may not create variants.') : undefined}
              onClick={() => mayAsk && setIsOpen(true)}
            >
              {t('Create variants')}
            </BusyButton>
          </div>
        )}
        {isThere && (
          <LazyPart
            key={productId}
            load={loadCreation}
            props={{ product: answer, config, productId, isOpen, onOpen: setIsOpen }}
          />
        )}
        {isTold && isOpen && !isThere && (
          <LazyPart
            load={loadWanted}
            props={{
              onClose: () => setIsOpen(false),
              children: failure || <WhyNot found={answer} canCreate={canCreate} />,
            }}
          />
        )}
      </div>
    );
  }
  return (
    <Screen
      title={t('Create variants')}
      // While it loads, its line is there all the same: nothing jumps when it comes.
      facts={answer ? productFacts(answer) : '\u00a0'}
      isReadOnly={answer && !canCreate}
    >
      {failure}
      {isTold ? (
        <EmptyState icon={boxIcon} title={t('No product is chosen.')}>
          {t('Choose one in the list of products.')}
        </EmptyState>
      ) : (
        (answer ?? load.status !== 'failed') && (
          <Card>
            <Body found={answer} config={config} productId={productId} canCreate={canCreate} />
          </Card>
        )
      )}
    </Screen>
  );
}

const isOfAny = ({ urls }: VariantCreationConfig) => urls.variants.includes('{productId}');

const skeleton = () => <FormSkeleton label={t('Loading the product…')} fields={6} />;

/** In the dialog, where nothing can be created yet, or at all. */
function WhyNot({ found, canCreate }: Pick<BodyProps, 'found' | 'canCreate'>) {
  if (!found) return skeleton();
  return canCreate ? <NoOptions /> : <p>{t('You may not create variants.')}</p>;
}

interface BodyProps {
  found: VariantProduct | undefined;
  config: VariantCreationConfig;
  productId: string;
  canCreate: boolean;
}

const ignore = () => undefined;

function Body({ found, config, productId, canCreate }: BodyProps) {
  // Fetched while the server is asked.
  const [creation, fetchCreation] = useLazy(loadCreation);
  useEffect(fetchCreation, [fetchCreation]);
  if (!found || (canCreate && creation.status === 'pending')) {
    return skeleton();
  }
  if (!canCreate) return <LazyPart load={loadExisting} props={{ variants: found.variants }} />;
  if (found.options.length === 0) return <NoOptions />;
  if (creation.status === 'failed') return <PartFailed onRetry={fetchCreation} />;
  if (creation.status !== 'ready') return null;
  return (
    <creation.value
      product={found}
      config={config}
      productId={productId}
      isOpen={null}
      onOpen={ignore}
    />
  );
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
