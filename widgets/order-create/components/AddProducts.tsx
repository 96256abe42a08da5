import { useState, type ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { selectIsEmpty } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { VariantPicker } from './VariantPicker';

/**
 * The button that opens the part for adding products, and that part, which stands open while the order is empty. What
 * was searched for and staged in it stays when it is closed.
 */
export function useAddProducts(): { opener: ReactNode; part: ReactNode } {
  const panelId = useDomId();
  const isEmpty = useAppSelector(selectIsEmpty);
  const [isOpen, setIsOpen] = useState(isEmpty);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpen(true);
  };

  return {
    opener: (
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {t('Add products')}
      </button>
    ),
    part: (
      <section id={panelId} aria-label={t('Add products')} hidden={!isOpen}>
        {wasOpen && <VariantPicker />}
      </section>
    ),
  };
}
