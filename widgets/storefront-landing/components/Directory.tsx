import { useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import { useLocale } from '@shared/mount/WidgetContext';
import { Tabs } from '@shared/ui/Tabs';
import type { StorefrontLandingConfig } from '../config';
import { found } from '../model/directory';
import { useLooks, views, type View } from '../useLooks';
import { countsOf, wordsOf } from '../words';
import { Listed, type Part } from './Listed';

interface Props {
  urls: StorefrontLandingConfig['urls'];
  parts: Readonly<Record<View, Part>>;
}

/** All brands and all sellers, searched together, one of the lists in sight. */
export function Directory({ urls, parts }: Props) {
  const locale = useLocale();
  const looks = useLooks();
  const { view, text } = looks;
  const shown = { brands: useFound(parts.brands, text), sellers: useFound(parts.sellers, text) };

  const labelOf = (key: View): string => {
    const { title } = wordsOf(key);
    if (shown[key]) return `${title} (${formatCount(shown[key].length, locale)})`;
    return parts[key].load.status === 'failed' ? t('%(list)s: not loaded', { list: title }) : title;
  };
  const other = view === 'brands' ? 'sellers' : 'brands';
  return (
    <div className="ww-card ww-landing-card">
      <Toolbar
        label={t('Brands and sellers')}
        search={
          <SearchField
            label={t('Search brands and sellers')}
            value={text}
            onSearch={looks.search}
          />
        }
        count={countsOf(shown, locale)}
      />
      <Tabs
        label={t('Brands and sellers')}
        chosen={view}
        onChoose={looks.choose}
        tabs={views.map((key) => ({ key, label: labelOf(key) }))}
      >
        <Listed
          key={view}
          looks={looks}
          part={parts[view]}
          entries={shown[view]}
          other={shown[other]?.length ? other : null}
          page={view === 'brands' ? urls?.brand : urls?.seller}
        />
      </Tabs>
    </div>
  );
}

const useFound = ({ answer }: Part, text: string) =>
  useMemo(() => answer && found(answer, text), [answer, text]);
