import { withId } from '@shared/answers/id';
import type { Summary } from '../model/summary';
import { t } from '@shared/page/i18n';
import { ownUrl } from '@shared/urls/guard';
import { Banner } from '@shared/ui/Banner';

interface Props {
  summary: Summary;
  cartUrl: string | undefined;
  /** Shows the line with this id. */
  onShow: (itemId: string | number) => void;
}

/** Why the order cannot be placed, with the way to each line that stands in the way. */
export function Blockers({ summary, cartUrl, onShow }: Props) {
  const { blockers, items } = summary;
  const href = ownUrl(cartUrl);
  if (blockers.length === 0) return null;
  return (
    <Banner level="danger" role="alert" title={t('This order cannot be placed.')}>
      <ul>
        {blockers.map(({ id, message, item_id }) => {
          const item = withId(items, item_id);
          return (
            <li key={id}>
              <bdi>{message || t('The shop gives no reason.')}</bdi>{' '}
              {item && (
                <button
                  type="button"
                  className="btn btn-link ww-flush"
                  onClick={() => onShow(item.id)}
                >
                  {t('Show %(name)s', { name: item.name })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {href && <a href={href}>{t('Change it in the cart')}</a>}
    </Banner>
  );
}
