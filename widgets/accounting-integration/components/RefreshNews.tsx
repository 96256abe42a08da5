import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { SetChange } from '../model/readAnew';
import type { DataSetName } from '../model/sets';
import type { RefreshEnd } from '../state/connectionThunks';

interface Props {
  end: RefreshEnd;
  onDismiss: () => void;
}

const nameOfSet = (name: DataSetName): string =>
  ({
    quickbooksOnlineLTCustomers: t('Customers'),
    quickbooksOnlineProducts: t('Products'),
    quickbooksOnlineItems: t('QuickBooks items'),
    quickbooksOnlineSalesformCustomFields: t('Custom fields'),
    quickbooksOnlineQBOCustomers: t('QuickBooks customers'),
  })[name];

/** What was read anew, and what in it is other than before. */
export function RefreshNews({ end, onDismiss }: Props) {
  const locale = useLocale();
  if (end.status === 'failed') {
    return (
      <FailureAlert failure={end.failure}>
        {end.isUnknown
          ? t('We don’t know whether QuickBooks will be read again.')
          : t('QuickBooks was not read again.')}
      </FailureAlert>
    );
  }
  return (
    <Banner
      level={end.changes.failed.length > 0 ? 'warning' : 'success'}
      role="status"
      title={t('QuickBooks was read again.')}
      onDismiss={onDismiss}
    >
      {end.changes.sets.map((change) => (
        <span key={change.name}>{changeSays(change, locale)} </span>
      ))}
      {end.changes.failed.length > 0 &&
        t('Not read: %(names)s.', { names: end.changes.failed.map(nameOfSet).join(', ') })}
    </Banner>
  );
}

/** "QuickBooks customers: 52, of which 2 are new." */
function changeSays({ name, count, added, removed, changed }: SetChange, locale: string): string {
  const shown = (of: number) => ({ count: formatCount(of, locale) });
  const news = [
    added > 0 && tn('%(count)s new', '%(count)s new', added, shown(added)),
    changed > 0 && tn('%(count)s changed', '%(count)s changed', changed, shown(changed)),
    removed > 0 && tn('%(count)s gone', '%(count)s gone', removed, shown(removed)),
  ].filter(Boolean);
  return t('%(name)s: %(count)s (%(news)s).', {
    name: nameOfSet(name),
    count: formatCount(count, locale),
    news: news.length > 0 ? news.join(', ') : t('as before'),
  });
}
