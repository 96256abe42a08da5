import { useAddedNews } from '@shared/storefront/useAddedNews';

/** Says to screen readers what was added, which others see on its card. */
export const AddedNews = () => (
  <p className="visually-hidden" role="status">
    {useAddedNews()?.says}
  </p>
);
