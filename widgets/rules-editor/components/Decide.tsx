import { useState } from 'react';
import { t } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import { Later } from './Later';
import { loadDecidePanel } from './parts';

/** Opens "Which rule decides?". */
export function Decide() {
  const id = useDomId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="btn btn-link ww-flush"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('Which rule decides?')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Later load={loadDecidePanel} props={{}} />}
      </div>
    </div>
  );
}
