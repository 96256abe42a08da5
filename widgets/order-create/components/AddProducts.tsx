import { useEffect, useState, type ReactNode } from 'react';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { useLazy } from '@shared/ui/useLazy';
import { selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';

const loadPicker = () => import('./VariantPicker');

/** The part for adding products, with tools for the order beside its button. It stands open while the order is empty. */
export function AddProducts({ tools }: { tools: ReactNode }) {
  const panelId = useDomId();
  const isEmpty = useAppSelector((state) => selectOrder(state)?.item_count === 0);
  const [isOpen, setIsOpen] = useState(isEmpty);
  // What was searched for and staged stays there when the part is closed.
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [picker, load] = useLazy(loadPicker);

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  return (
    <section className="ww-order-part" aria-label={t('Add products')}>
      <div className="ww-order-tools">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setIsOpen(!isOpen);
            setWasOpen(true);
          }}
        >
          {t('Add products')}
        </button>
        {tools}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {picker.status === 'pending' && <Skeleton label={t('Loading products…')} rows={5} />}
        {picker.status === 'failed' && (
          <FailureAlert onRetry={load}>
            {t('The products could not be loaded. Check your connection and try again.')}
          </FailureAlert>
        )}
        {wasOpen && picker.status === 'ready' && <picker.value.VariantPicker />}
      </div>
    </section>
  );
}
