import { useCallback, useEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { isAwaited, useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { linkUrl } from '@shared/urls';
import { useRetries } from '@shared/useRetries';
import { UserBrowser } from './components/UserBrowser';
import { userTracks } from './components/userColumns';
import type { UserListConfig } from './config';
import { listSpec } from './model/query';
import { useAppDispatch, useAppSelector } from './state/slice';
import { lookAt } from './state/thunks';

const loadEditor = async () => (await import('./components/UserEditor')).UserEditor;

/** Who may do what, and where. */
export function UserList({ config }: { config: UserListConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query } = list;
  const load = useAppSelector((state) => state.users);
  const answer = load.status === 'idle' ? undefined : load.value;
  const editor = useLazyTasks(loadEditor);

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  const read = useCallback(() => void dispatch(lookAt(query)), [dispatch, query]);
  useEffect(read, [read]);
  useRetries(load, read, true);

  const isLimited = answer?.hasLimitedAccess ?? false;
  const canEdit =
    config.urls.user !== undefined && (answer?.hasEditPermission ?? false) && !isLimited;
  const invite = canEdit && linkUrl(config.urls.invite);
  return (
    <Screen
      title={t('Users')}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={
        answer
          ? tn('%(count)s user', '%(count)s users', answer.total, {
              count: formatCount(answer.total, locale),
            })
          : '\u00a0'
      }
      badges={answer && !canEdit && <ReadOnlyBadge />}
      actions={
        invite && (
          <a className="btn btn-primary" href={invite}>
            {t('Invite a user')}
          </a>
        )
      }
    >
      <Card>
        <div className="ww-list">
          {load.status === 'failed' && (
            <FailureAlert failure={load.failure} onRetry={read}>
              {answer ? t('The list may be out of date.') : t('The users could not be loaded.')}
            </FailureAlert>
          )}
          {isLimited && (
            <Banner level="info" title={t('Your access is limited')}>
              {t('Email addresses and visits are not shown, and you cannot change access.')}
            </Banner>
          )}
          {answer && canEdit && (
            <LazyTasks tasks={editor} props={{ answer, own: config.user?.id ?? null }} />
          )}
          {answer && (
            <UserBrowser
              list={list}
              answer={answer}
              own={config.user?.id ?? null}
              isReading={isAwaited(load, query)}
              onEdit={canEdit ? editor.open : null}
            />
          )}
          {!answer && load.status !== 'failed' && (
            <TableSkeleton label={t('Loading the users…')} columns={userTracks} rows={12} />
          )}
        </div>
      </Card>
    </Screen>
  );
}
