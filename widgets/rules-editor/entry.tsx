import { defineWidget } from '@shared/mount/defineWidget';
import { rulesEditorConfig } from './config';
import { RulesEditor } from './RulesEditor';
import { openRules } from './state/thunks';
import { rulesReducer } from './state/slice';

/**
 * Rules editor: quantity, pricing and visibility rules of a vendor, and which of them decides.
 *
 * @example
 * {% load static %}
 * {{ rules|json_script:"rules-config" }}
 * <div data-widget="rules-editor" data-config-from="rules-config">Loading your rules…</div>
 * <script type="module" src="{% static 'wholesale_widgets/rules-editor.js' %}"></script>
 */
export default defineWidget({
  name: 'rules-editor',
  config: rulesEditorConfig,
  reducer: rulesReducer,
  start: openRules,
  Screen: RulesEditor,
});
