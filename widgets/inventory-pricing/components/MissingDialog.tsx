import { factsOf } from '@shared/format/facts';
import { t } from '@shared/page/i18n';
import { followLink, isForThisTab } from '@shared/page/followLink';
import { useWidget } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';
import { pageUrl } from '@shared/urls/pageUrl';
import type { MissingVariant } from '../model/answers';

interface Props {
  missing: readonly MissingVariant[];
  /** Where variants of a product are made, with its id as `{id}`. */
  creation: string | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** What lies in batches and has no variant that could be priced, each with the way to make one. */
export function MissingDialog({ missing, creation, onClear, onClose }: Props) {
  return (
    <Dialog
      title={t('Missing variants')}
      size="form"
      onClose={onClose}
      foot={
        <button
          type="button"
          className="btn btn-plain"
          onClick={() => {
            onClose();
            onClear();
          }}
        >
          {t('Clear the list')}
        </button>
      }
      actions={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('Close')}
        </button>
      }
    >
      <p className="ww-muted">
        {t('These sizes lie in your batches and have no variant yet, so they have no price.')}
      </p>
      <ul className="ww-missing">
        {missing.map((each) => (
          <Missing
            key={JSON.stringify([each.productId, each.batchRef, each.packageSize])}
            missing={each}
            creation={creation}
            onClose={onClose}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface MissingProps extends Pick<Props, 'creation' | 'onClose'> {
  missing: MissingVariant;
}

function Missing({ missing, creation, onClose }: MissingProps) {
  const { productId, productName, batchRef, packageSize } = missing;
  const { events, focus } = useWidget();
  const href = pageUrl(creation, { id: productId });
  return (
    <li>
      <span>
        <bdi className="ww-price-name">{productName}</bdi>
        <span className="ww-price-about">{factsOf([packageSize, batchRef])}</span>
      </span>
      {href !== null && (
        <a
          className="btn btn-outline-secondary"
          href={href}
          onClick={(event) => {
            // Who leaves what the page shows then is led back to the list of these: the dialog is gone by then.
            if (isForThisTab(event)) focus.moveTo('missing');
            followLink(event, events, 'ww:variants-wanted', { productId });
            if (event.defaultPrevented) onClose();
          }}
          aria-label={t('Create variant of %(name)s, %(size)s', {
            name: productName,
            size: packageSize,
          })}
        >
          {t('Create variant')}
        </a>
      )}
    </li>
  );
}
