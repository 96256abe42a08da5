import { useCallback } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { PartFailed } from '@shared/ui/LazyPart';
import { Screen } from '@shared/ui/Screen';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { useRetries } from '@shared/page/useRetries';
import type { BrandPageConfig } from './config';
import { useAppDispatch, useAppSelector } from './state/slice';
import { openPage } from './state/thunks';

const loadEditor = async () => (await import('./components/Editor')).Editor;

/** The page of a brand, as its vendor edits it. */
export function BrandPage({ config }: { config: BrandPageConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const load = useAppSelector((state) => state.page);
  // What was read before stays in sight while it is read again.
  const answer = load.status === 'idle' ? undefined : load.value;
  const read = useCallback(() => void dispatch(openPage()), [dispatch]);
  useRetries(load, read);

  // Its code comes while the page is read: all that edits is there when there is something to edit.
  const [editor, startEditor] = useLazyAtOnce(loadEditor);

  const tiles = answer?.page.tiles.length;
  // Written with the answer and not before: a page's first number takes as long as all that is drawn until then.
  const facts =
    tiles === undefined
      ? '\u00a0'
      : tn('%(count)s tile', '%(count)s tiles', tiles, { count: formatCount(tiles, locale) });
  const isComing =
    editor.status !== 'failed' && (answer ? editor.status !== 'ready' : load.status !== 'failed');
  return (
    <Screen title={t('Brand page')} facts={facts} isReadOnly={answer && !answer.canEdit}>
      <Card>
        {answer && editor.status === 'ready' && (
          <editor.value key={config.urls.download} config={config} answer={answer} />
        )}
        {editor.status === 'failed' && <PartFailed onRetry={startEditor} />}
        {!answer && load.status === 'failed' && (
          <FailureAlert failure={load.failure} onRetry={read}>
            {t('The brand page could not be loaded.')}
          </FailureAlert>
        )}
        {isComing && (
          <TableSkeleton label={t('Loading the brand page…')} columns="minmax(0, 1fr)" rows={6} />
        )}
      </Card>
    </Screen>
  );
}
