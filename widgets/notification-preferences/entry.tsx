import { defineWidget } from '@shared/mount/defineWidget';
import { notificationPreferencesConfig } from './config';
import { NotificationPreferences } from './NotificationPreferences';
import { locationList } from './state/requests';
import { preferencesReducer } from './state/slice';

/**
 * Notification preferences: which e-mails a user gets for each location.
 *
 * @example
 * {% load static %}
 * {{ preferences|json_script:"preferences-config" }}
 * <div data-widget="notification-preferences" data-config-from="preferences-config">
 *   Loading your notification preferences…</div>
 * <script type="module" src="{% static 'wholesale_widgets/notification-preferences.js' %}"></script>
 */
export default defineWidget({
  name: 'notification-preferences',
  config: notificationPreferencesConfig,
  reducer: preferencesReducer,
  start: () => locationList.read(undefined),
  Screen: NotificationPreferences,
});
