import * as v from 'valibot';
import { describeRecord } from '@shared/forms/describeRecord';
import { isSameValue } from '@shared/forms/recordEdits';
import { mapResult } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { getConfiguration, postConfiguration } from '../api';
import { readLayout, writeLayout, type Layout, type LayoutAnswer } from '../model/layout';
import { modulesOf } from '../model/modules';
import { layout, type DashboardExtra } from './slice';

const ids = v.array(v.string());

/** How the modules are arranged, as it is read and changed: all of it by one call. */
export const layoutRecord = describeRecord<LayoutAnswer['layout'], Layout, DashboardExtra>({
  fields: {
    order: { label: () => t('Order of the modules'), schema: ids },
    hidden: { label: () => t('Hidden'), schema: ids },
    wide: { label: () => t('Full width'), schema: ids },
  },
  isSame: (one, other, name) =>
    name === 'order' ? JSON.stringify(one) === JSON.stringify(other) : isSameValue(one, other),
  read: ({ http, config }) =>
    mapResult(getConfiguration(http, config), (answer) => [
      readLayout(answer, modulesOf(config)).layout,
    ]),
  change: ({ http, config }, _id, edits, _key, now) =>
    postConfiguration(http, config, writeLayout({ ...now, ...edits })),
  refresh: () => layout.read(undefined),
  hasUndo: true,
  hasReset: true,
  texts: {
    title: () => t('Customize the dashboard'),
    save: () => t('Save layout'),
    searching: () => t('We don’t know yet whether the layout was saved. Looking again…'),
    unknown: () => t('We don’t know whether the layout was saved. What you chose is kept.'),
    notSaved: () => t('The layout was not saved. What you chose is kept.'),
    kept: () => t('How you arranged the modules is kept, but not saved.'),
    saved: () => t('Saved the layout.'),
    offer: (_draft, time) => t('Restore your unsaved changes from %(time)s?', { time }),
  },
});
