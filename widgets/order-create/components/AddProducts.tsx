import { useState, type ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { selectIsEmpty } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { VariantPicker } from './VariantPicker';

/** The part for adding products, with tools for the order beside its button. It stands open while the order is empty. */
export function AddProducts({ tools }: { tools: ReactNode }) {
  const panelId = useDomId();
  const isEmpty = useAppSelector(selectIsEmpty);
  const [isOpen, setIsOpen] = useState(isEmpty);
  // What was searched for and staged stays there when the part is closed.
  const [wasOpen, setWasOpen] = useState(isOpen);

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
        {wasOpen && <VariantPicker />}
      </div>
    </section>
  );
}
