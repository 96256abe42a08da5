import type { ReactNode } from 'react';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { t, tn } from '@shared/page/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { CreationForm } from './CreationForm';
import { EndNews } from './EndNews';
import type { Creating } from './useCreation';

interface Props {
  product: VariantProduct;
  creating: Creating;
  /** Of what an earlier visit left. */
  offer: ReactNode;
  onClose: () => void;
}

/** The same as on the page, in a dialog. What is written stays when it is closed. */
export function CreationDialog({ product, creating, offer, onClose }: Props) {
  const { fresh, isBusy, isOff, end, save } = creating;
  const submit = async () => {
    if (await save()) onClose();
  };
  return (
    <Dialog
      title={t('Create variants of %(product)s', { product: product.name })}
      size="preview"
      isBusy={end.status === 'sending'}
      onClose={onClose}
      actions={
        <DialogActions
          label={tn('Create %(count)s variant', 'Create %(count)s variants', fresh.length)}
          write={{
            isBusy,
            isSearching: end.status === 'searching',
            isStuck: end.status === 'sending',
          }}
          isOff={isOff}
          whyOff={t('Choose values that make new variants.')}
          onAct={() => void submit()}
          onClose={onClose}
        />
      }
    >
      <div className="ww-stack">
        {offer}
        <EndNews end={end} />
        <CreationForm product={product} creating={creating} />
      </div>
    </Dialog>
  );
}

/** In its place while the product is on its way, and where nothing can be created. */
export const WantedDialog = ({
  onClose,
  children,
}: Pick<Props, 'onClose'> & { children: ReactNode }) => (
  <Dialog
    title={t('Create variants')}
    size="preview"
    onClose={onClose}
    actions={
      <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
        {t('Close')}
      </button>
    }
  >
    {children}
  </Dialog>
);
