import { widgets } from '../support/widgets';
import { englishOn, noteWhatIsSaid } from './said';
import { kinds, opener, statesOf } from './screen';
import { expect, test } from './session';

for (const { screen } of widgets) {
  for (const kind of kinds) {
    for (const [state, reach] of statesOf(screen, kind)) {
      test(`${screen.name}, ${kind}: ${state}`, async ({ page, backend, watch }) => {
        // What a server refuses, and what does not come, is a failed request to the browser.
        watch.allow(/status of 4\d\d|ERR_FAILED/);
        await noteWhatIsSaid(page);
        await reach({ page, backend, open: opener(page, { lang: 'en-XA' }) });
        expect(await englishOn(page), 'said in English').toEqual([]);
      });
    }
  }
}
