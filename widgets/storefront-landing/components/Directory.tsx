import { useMemo } from 'react';
import { factsOf } from '@shared/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Load } from '@shared/store/load';
import { Tabs } from '@shared/ui/Tabs';
import type { StorefrontLandingConfig } from '../config';
import { countOf, found, type Group } from '../model/directory';
import { viewOf, type View } from '../model/query';
import { Listed } from './Listed';

interface Props {
  list: ListQueryState<'view'>;
  urls: StorefrontLandingConfig['urls'];
  parts: Readonly<Record<View, { load: Load<Group[]>; readAnew: () => void }>>;
}

const valueOf = (load: Load<Group[]>) => (load.status === 'idle' ? undefined : load.value);

/** All brands and all sellers, searched together, one of the lists in sight. */
export function Directory({ list, urls, parts }: Props) {
  const locale = useLocale();
  const { query, change } = list;
  const view = viewOf(query);
  const [all, others] = [valueOf(parts.brands.load), valueOf(parts.sellers.load)];
  const shown = {
    brands: useMemo(() => all && found(all, query.filterText), [all, query.filterText]),
    sellers: useMemo(() => others && found(others, query.filterText), [others, query.filterText]),
  };
  const choose = (key: View) => change({ filters: { view: key === 'brands' ? [] : [key] } });

  const labels = { brands: t('Brands'), sellers: t('Sellers') };
  const labelOf = (key: View): string => {
    const groups = shown[key];
    if (groups) return `${labels[key]} (${formatCount(countOf(groups), locale)})`;
    return parts[key].load.status === 'failed'
      ? t('%(list)s: not loaded', { list: labels[key] })
      : labels[key];
  };
  const other = view === 'brands' ? 'sellers' : 'brands';
  return (
    <div className="ww-card ww-landing-card">
      <Toolbar
        label={t('Brands and sellers')}
        search={
          <SearchField
            label={t('Search brands and sellers')}
            value={query.filterText}
            onSearch={(filterText) => change({ filterText })}
          />
        }
        count={factsOf([
          shown.brands && saysBrands(countOf(shown.brands), locale),
          shown.sellers && saysSellers(countOf(shown.sellers), locale),
        ])}
      />
      <Tabs
        label={t('Brands and sellers')}
        chosen={view}
        onChoose={choose}
        tabs={(['brands', 'sellers'] as const).map((key) => ({ key, label: labelOf(key) }))}
      >
        <Listed
          key={view}
          view={view}
          load={parts[view].load}
          groups={shown[view]}
          text={query.filterText.trim()}
          inOther={countOf(shown[other] ?? [])}
          page={view === 'brands' ? urls?.brand : urls?.seller}
          onRetry={parts[view].readAnew}
          onOther={() => choose(other)}
          onClear={() => change({ filterText: '' })}
        />
      </Tabs>
    </div>
  );
}

export const saysBrands = (count: number, locale: string) =>
  tn('%(count)s brand', '%(count)s brands', count, { count: formatCount(count, locale) });

export const saysSellers = (count: number, locale: string) =>
  tn('%(count)s seller', '%(count)s sellers', count, { count: formatCount(count, locale) });
