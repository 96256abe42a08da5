import { t } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import type { Products } from '../model/answers';
import { namesOf, type Preview } from '../model/preview';

interface Props {
  as: Preview;
  /** As the server names them; null while that is not known. */
  named: Products['preview'];
  onEnd: () => void;
}

/** Says all the while as whom the storefront is looked at, and that nothing can be changed. */
export function PreviewBar({ as, named, onEnd }: Props) {
  const { customer, location } = namesOf(as, named);
  return (
    <div className="ww-preview-bar">
      <Banner
        level="info"
        title={
          location
            ? t('Preview as %(customer)s, %(location)s', { customer, location })
            : t('Preview as %(customer)s', { customer })
        }
        actions={
          <button type="button" className="btn btn-outline-secondary" onClick={onEnd}>
            {t('End preview')}
          </button>
        }
      >
        <p>{t('You see what this customer sees. Nothing can be ordered or changed.')}</p>
      </Banner>
    </div>
  );
}
