import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import type { EditingProps } from './editingProps';
import type { SaveView } from './editState';

interface Props extends EditingProps {
  /** Products that cannot be saved as they are, once Save was pressed. */
  wrong: number;
}

/** Whether there is something to say in the bar: of a save that was taken a toast tells. */
export const hasNews = (view: SaveView): boolean =>
  view.status === 'saving' ? view.isSearching : view.status !== 'idle' && view.status !== 'saved';

/** That the last save was taken, with the way back from it. */
export function SavedToast({ saving, locale }: EditingProps) {
  const { view, ways } = saving;
  if (view.status !== 'saved') return null;
  const { length } = view.drafts;
  return (
    <Toast
      key={JSON.stringify(ways[0])}
      says={tn('Saved %(count)s product.', 'Saved %(count)s products.', length, {
        count: formatCount(length, locale),
      })}
      {...(ways.length > 0 && { onUndo: () => void saving.takeBack() })}
      onDismiss={saving.dismiss}
    />
  );
}

/** What became of the last save, where it was not taken. */
export function SaveNews({ saving, locale, wrong }: Props) {
  const { view } = saving;
  if (wrong > 0) {
    return (
      <Banner level="danger" role="alert">
        {tn(
          '%(count)s product cannot be saved yet. Correct what is marked; Review shows all changes.',
          '%(count)s products cannot be saved yet. Correct what is marked; Review shows all changes.',
          wrong,
          { count: formatCount(wrong, locale) },
        )}
      </Banner>
    );
  }
  switch (view.status) {
    case 'idle':
    case 'saved':
      return null;
    case 'saving':
      return (
        view.isSearching && (
          <Banner level="warning" role="status">
            {t('We don’t know yet whether the products were saved. Looking again…')}
          </Banner>
        )
      );
    case 'conflict':
      return (
        <Banner level="warning" role="alert">
          {t('Nothing was saved: a colleague changed the same. Choose above what counts.')}
        </Banner>
      );
    default:
      return (
        <FailureAlert failure={view.failure}>
          {view.status === 'unknown'
            ? t('We don’t know whether the products were saved. Your changes are kept.')
            : t('Nothing was saved. Your changes are kept.')}
        </FailureAlert>
      );
  }
}
