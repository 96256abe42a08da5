import { mostLegal } from '@shared/quantity';
import { refusalText } from '@shared/sync/lineTexts';
import { KeepChoice, SetChoice } from '@shared/sync/NoteParts';
import { RowNote } from '@shared/ui/RowNote';
import { quantityOf } from '../state/selectors';
import { useAppDispatch, useAppSelector, type Refusal } from '../state/slice';
import { dismissNotes, setQuantity } from '../state/thunks';

/** Why an edit did not hold, beside its line, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { line, asked, left } = refusal;
  const dispatch = useAppDispatch();
  const now = useAppSelector((state) => quantityOf(state, line.key));
  const legal = left !== null && asked > 0 ? mostLegal(left, line) : null;
  const offered = legal === null ? [asked] : [...(legal > 0 ? [legal] : []), 0];

  return (
    <RowNote
      level="danger"
      role="alert"
      actions={
        <>
          {offered.map((cases) => (
            <SetChoice key={cases} to={cases} onSet={() => dispatch(setQuantity(line, cases))} />
          ))}
          <KeepChoice now={now} onClick={() => dispatch(dismissNotes([line.key]))} />
        </>
      }
    >
      {refusalText(refusal, now > 0)}
    </RowNote>
  );
}
