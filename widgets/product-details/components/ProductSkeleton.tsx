import { t } from '@shared/i18n';

/** Picture, facts and the card to buy from, before they are there. It appears after 150 ms. */
export const ProductSkeleton = () => (
  <div className="ww-skeleton ww-pd" role="status">
    <span className="visually-hidden">{t('Loading the product…')}</span>
    {['gallery', 'facts', 'buy'].map((part) => (
      <div key={part} className={`ww-skeleton-card ww-pd-${part}`} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    ))}
  </div>
);
