import { t } from '@shared/i18n';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import type { View } from '../model/query';

export interface NothingProps {
  view: View;
  /** What is searched for; empty where nothing is. */
  text: string;
  /** How many of the other list were found. */
  inOther: number;
  onOther: () => void;
  onClear: () => void;
}

/** In place of a list that has nothing: there is nothing yet, or the search leaves nothing. */
export function Nothing({ view, text, inOther, onOther, onClear }: NothingProps) {
  const focusTitle = useFocusTitle();
  const isBrands = view === 'brands';
  // The button goes with what it was pressed for.
  const leading = (then: () => void) => () => {
    focusTitle();
    then();
  };
  if (text === '') {
    return (
      <EmptyState
        icon={boxIcon}
        title={isBrands ? t('There are no brands yet.') : t('There are no sellers yet.')}
      >
        {t('They appear here as soon as they open for your location.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={searchIcon}
      title={isBrands ? t('No brand fits.') : t('No seller fits.')}
      actions={
        <>
          {inOther > 0 && (
            <button type="button" className="btn btn-outline-secondary" onClick={leading(onOther)}>
              {isBrands ? t('Show the sellers found') : t('Show the brands found')}
            </button>
          )}
          <button type="button" className="btn btn-plain" onClick={leading(onClear)}>
            {t('Search without “%(text)s”', { text })}
          </button>
        </>
      }
    >
      {t('Check the spelling, or search for fewer words.')}
    </EmptyState>
  );
}
