import { list, needed, oneOf, ownId, record, type Reader } from '../answers/read';
import { isTrue, positiveOf, textOf, textOrNull } from '../answers/values';
import type { TimedBanner } from '../contract/storefrontShapes';

/** Banners of an answer, for `TimedBanners`; none where it has no list of them. One that says nothing is none. */
export const timedBanners: Reader<TimedBanner[]> = list(
  record({
    id: ownId,
    message: needed(textOf),
    severity: oneOf(['info', 'success', 'warning', 'danger'], 'info'),
    timeout: positiveOf,
    title: textOrNull,
    preventAutoClose: isTrue,
  }),
);
