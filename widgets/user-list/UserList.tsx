import { t, tn } from '@shared/page/i18n';
import { ListScreen, type ListScreenWords } from '@shared/lists/ListScreen';
import { useListScreen } from '@shared/lists/useListScreen';
import { useViewMode, ViewTools } from '@shared/lists/viewMode';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { LazyPart } from '@shared/ui/LazyPart';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { linkUrl } from '@shared/urls/guard';
import { userColumns } from './components/userColumns';
import { userFilters, userOrders } from './components/userFilters';
import type { UserListConfig } from './config';
import { listSpec } from './model/query';
import { useAppSelector, userPage } from './state/users';

const loadEditor = async () => (await import('./components/UserEditor')).UserEditor;
const loadCards = async () => (await import('./components/UserCards')).UserCards;

const words = (): ListScreenWords => ({
  title: t('Users'),
  search: t('Search users'),
  pages: t('Pages of users'),
  loading: t('Loading the users…'),
  failed: t('The users could not be loaded.'),
  all: (count, text) => tn('%(count)s user', '%(count)s users', count, text),
  found: (count, text) => tn('%(count)s user found', '%(count)s users found', count, text),
  none: t('There are no users yet.'),
  noneSays: t('Everybody who may sign in for your business is shown here.'),
  notFound: t('No user fits.'),
});

/** Who may do what, and where. */
export function UserList({ config }: { config: UserListConfig }) {
  const locale = useLocale();
  const view = useViewMode();
  const load = useAppSelector((state) => state.users);
  const users = useListScreen(listSpec, userPage, load);
  const { answer, list, isReading } = users;
  const editor = useLazyTasks(loadEditor);

  const { hasLimitedAccess: isLimited = false, hasEditPermission = false } = answer ?? {};
  const canEdit = config.urls.user !== undefined && hasEditPermission && !isLimited;
  const invite = canEdit && linkUrl(config.urls.invite);
  const own = config.user?.id ?? null;
  const columns = userColumns({ answer, own, locale, onEdit: canEdit ? editor.open : null });
  return (
    <ListScreen
      words={words()}
      state={users}
      rows={answer?.users}
      rowKey={({ id }) => String(id)}
      columns={columns}
      total={answer?.total}
      isReadOnly={answer && !canEdit}
      actions={
        invite && (
          <a className="btn btn-primary" href={invite}>
            {t('Invite a user')}
          </a>
        )
      }
      filters={answer && userFilters(answer)}
      tools={<ViewTools view={view} list={list} orders={userOrders(isLimited)} />}
      cards={
        answer &&
        view.mode === 'cards' && (
          <LazyPart
            load={loadCards}
            props={{ users: answer.users, columns, isDimmed: isReading }}
          />
        )
      }
    >
      {isLimited && (
        <Banner level="info" title={t('Your access is limited')}>
          {t('Email addresses and visits are not shown, and you cannot change access.')}
        </Banner>
      )}
      {answer && <LazyTasks tasks={editor} isOff={!canEdit} props={{ answer, own }} />}
    </ListScreen>
  );
}
