import { defineWidget } from '@shared/mount/defineWidget';
import { userListConfig } from './config';
import { userListReducer } from './state/users';
import { UserList } from './UserList';

/**
 * Users: who may do what and where, searched, filtered and in order, in a table or as cards.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "user-list" urls=urls %}Loading the users…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'user-list',
  config: userListConfig,
  reducer: userListReducer,
  Screen: UserList,
});
