import { formatCount } from '@shared/format/numbers';
import { factsOf } from '@shared/format/facts';
import { t, tn } from '@shared/page/i18n';
import { views, type View } from './useLooks';

/** What the screen says of each of its lists. */
export const wordsOf = (view: View) =>
  view === 'brands'
    ? {
        title: t('Brands'),
        count: (count: number, locale: string) =>
          tn('%(count)s brand', '%(count)s brands', count, { count: formatCount(count, locale) }),
        loading: t('Loading the brands…'),
        failed: t('The brands could not be loaded.'),
        none: t('There are no brands yet.'),
        notFound: t('No brand fits.'),
        showFound: t('Show the brands found'),
      }
    : {
        title: t('Sellers'),
        count: (count: number, locale: string) =>
          tn('%(count)s seller', '%(count)s sellers', count, { count: formatCount(count, locale) }),
        loading: t('Loading the sellers…'),
        failed: t('The sellers could not be loaded.'),
        none: t('There are no sellers yet.'),
        notFound: t('No seller fits.'),
        showFound: t('Show the sellers found'),
      };

/** "25 brands · 27 sellers": how many there are of each list that is known. */
export const countsOf = (lists: Record<View, readonly unknown[] | undefined>, locale: string) =>
  factsOf(views.map((view) => lists[view] && wordsOf(view).count(lists[view].length, locale)));
