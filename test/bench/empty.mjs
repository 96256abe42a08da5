import { createElement } from 'react';
import { object } from 'valibot';
import { commonConfig } from '../../shared/mount/config';
import { defineWidget } from '../../shared/mount/defineWidget';

// A screen with nothing on it: what every first load costs before the screen itself.
defineWidget({
  name: 'empty',
  config: object(commonConfig),
  reducer: (state = null) => state,
  Screen: () => createElement('h2', null, 'Empty'),
});
