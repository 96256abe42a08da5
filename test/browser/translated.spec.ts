import { widgets } from '../support/widgets';
import { test } from './session';
import { doesMainTaskTranslated } from './translated';

// The gate has the same under React.
for (const widget of widgets) {
  test(`does its main task on a page that is translated: ${widget.name}`, async ({
    page,
    backend,
  }) => doesMainTaskTranslated(widget, { page, backend }));
}
