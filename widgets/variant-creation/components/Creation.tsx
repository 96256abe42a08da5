import type { VariantProduct } from '@shared/contract/variantCreation';
import { SaveBar } from '@shared/forms/SaveBar';
import { t, tn } from '@shared/page/i18n';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { Toast } from '@shared/ui/Toast';
import type { VariantCreationConfig } from '../config';
import { CreationDialog } from './CreationDialog';
import { CreationForm } from './CreationForm';
import { createdText, EndNews } from './EndNews';
import { useCreation, type Creating } from './useCreation';

export interface CreationProps {
  product: VariantProduct;
  config: VariantCreationConfig;
  /** Its key among those that were read. */
  productId: string;
  /** Whether the dialog is open; null where it is a page. */
  isOpen: boolean | null;
  onOpen: (isOpen: boolean) => void;
}

/** What makes variants, in a page or in a dialog. It comes apart from the first load. */
export function Creation({ product, config, productId, isOpen, onOpen }: CreationProps) {
  const creating = useCreation(product, config, productId);
  const { offered, end, restore, forget, dismiss } = creating;
  const offer = offered && (
    <DraftOffer
      savedAt={offered.savedAt}
      ask={(time) => t('Restore the variants that you wrote at %(time)s?', { time })}
      onRestore={() => {
        restore();
        if (isOpen === false) onOpen(true);
      }}
      onDiscard={forget}
    />
  );
  return (
    <>
      {!isOpen && offer}
      {end.status === 'done' && end.refused === 0 && (
        <Toast key={createdText(end)} says={createdText(end)} onDismiss={dismiss} />
      )}
      {isOpen === null && <Page product={product} creating={creating} />}
      {isOpen === false && <EndNews end={end} />}
      {isOpen && (
        <CreationDialog
          product={product}
          creating={creating}
          offer={offer}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
}

function Page({ product, creating }: { product: VariantProduct; creating: Creating }) {
  const { fresh, isBusy, isOff, end, save, discard } = creating;
  // It is there only while there is something to create, or to say.
  const isShown =
    fresh.length > 0 || isBusy || end.status === 'not-saved' || end.status === 'unknown';
  const label = tn('Create %(count)s variant', 'Create %(count)s variants', fresh.length);
  return (
    <>
      <CreationForm product={product} creating={creating} />
      {isShown && (
        <SaveBar
          changes={
            fresh.length > 0
              ? tn('%(count)s new variant', '%(count)s new variants', fresh.length)
              : null
          }
          saveLabel={label}
          isBusy={isBusy}
          isOff={isOff}
          onSave={() => void save()}
          discard={
            <ConfirmButton
              className="btn-plain"
              label={t('Discard')}
              title={t('Discard these variants?')}
              says={t('What you chose and wrote goes. This cannot be undone.')}
              action={t('Discard variants')}
              onConfirm={() => {
                discard();
                return Promise.resolve(null);
              }}
            />
          }
        >
          <EndNews end={end} />
        </SaveBar>
      )}
    </>
  );
}
