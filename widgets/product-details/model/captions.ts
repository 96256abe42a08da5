import { isolate, t } from '@shared/i18n';
import type { Product, ProductOffer } from './product';

/** What tells a product from others, in a line under its name. */
export const captionOf = ({ brand, strain, phenotype, category, name }: Product) =>
  [brand, name.includes(strain) ? '' : strain, phenotype, category] as const;

/** "3.5 g, batch EV-2405-0061" */
export const offerText = ({ packageSize, batch }: ProductOffer): string =>
  [packageSize, batch && t('batch %(name)s', { name: batch })]
    .flatMap((part) => (part ? isolate(part) : []))
    .join(', ');

/** "Northern Lights flower, 3.5 g, batch EV-2405-0061" */
export const fullName = ({ name }: Product, offer: ProductOffer): string =>
  [isolate(name), offerText(offer)].filter(Boolean).join(', ');
