import { forgetting } from '@shared/forms/draftSteps';
import {
  afterSave,
  waysBack,
  meeting,
  openDrafts,
  settled,
  stillBack,
  withDrafts,
} from '../model/drafts';
import type { ProductDraft } from '../model/fields';
import { noRefusals, type Clash } from '../model/results';
import { saveProducts, type SaveEnd } from '../state/saveThunk';
import type { useAppDispatch } from '../state/slice';
import type { EditState, SaveView } from './editState';
import type { FieldName, ListedProduct } from '../model/product';

interface Tools {
  setState: (make: (now: EditState) => EditState) => void;
  /** Lives as long as the screen: two presses come before the drawing that the first one leads to. */
  flight: { isUnderWay: boolean };
  dispatch: ReturnType<typeof useAppDispatch>;
}

/** Saves what is typed, one save at a time, and knows the way back from the last one. */
export function savingOf({ drafts, view, ways }: EditState, tools: Tools) {
  const { setState } = tools;
  return {
    view,
    isBusy: view.status === 'saving',
    ways,
    save: () => run(tools, openDrafts(drafts)),
    /** Sends the former values of the last save. */
    takeBack: () => {
      if (tools.flight.isUnderWay || ways.length === 0) return Promise.resolve(null);
      setState((now) => forgetting(now, withDrafts(now.drafts, ways)));
      return run(tools, ways);
    },
    /** Nothing more is to be said of the last save. */
    dismiss: () => setState((now) => ({ ...now, view: { status: 'idle' } })),
    /** Settles one field of a conflict. */
    settle: ({ id, now: there }: Clash, name: FieldName, isTheirs: boolean) =>
      setState((now) => ({
        ...forgetting(now, settled(now.drafts, String(id), name, there[name], isTheirs)),
        view: withoutClash(now.view, id, name),
      })),
    /** Takes up what was read: what the server has by now is no edit, what somebody else changed no way back. */
    meet: (products: readonly ListedProduct[]) =>
      setState((now) => {
        const met = forgetting(now, meeting(now.drafts, products));
        const back = stillBack(now.ways, products);
        return back === now.ways ? met : { ...met, ways: back };
      }),
  };
}

export type Saving = ReturnType<typeof savingOf>;

async function run(
  { setState, flight, dispatch }: Tools,
  drafts: readonly ProductDraft[],
): Promise<SaveEnd | null> {
  if (flight.isUnderWay || drafts.length === 0) return null;
  flight.isUnderWay = true;
  const show = (isSearching: boolean) =>
    setState((now) => ({ ...now, view: { status: 'saving', isSearching } }));
  show(false);
  const end = await dispatch(saveProducts(drafts, () => show(true)));
  flight.isUnderWay = false;
  setState((now) => {
    const refusals = 'refusals' in end ? end.refusals : noRefusals;
    if (end.status !== 'saved') return { ...now, view: end, refusals };
    const rest = forgetting(now, afterSave(now.drafts, end.drafts));
    return { ...rest, view: end, refusals, ways: waysBack(end.saved) };
  });
  return end;
}

/** What is left of a conflict after one field of a product was settled. */
function withoutClash(view: SaveView, id: Clash['id'], name: FieldName): SaveView {
  if (view.status !== 'conflict') return view;
  const clashes = view.clashes
    .map((clash) =>
      clash.id === id ? { ...clash, names: clash.names.filter((each) => each !== name) } : clash,
    )
    .filter(({ names }) => names.length > 0);
  return clashes.length > 0 ? { status: 'conflict', clashes } : { status: 'idle' };
}
