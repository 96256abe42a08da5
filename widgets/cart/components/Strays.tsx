import { selectStrays } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { ChangeNote } from './LineNotes';
import { RefusalNote } from './RefusalNote';

/** What is to be said of lines that are not in the cart. */
export function Strays({ canEdit }: { canEdit: boolean }) {
  const { refusals, changes } = useAppSelector(selectStrays);
  return (
    <>
      {refusals.map((refusal) => (
        <div key={refusal.line.key}>
          <strong>{refusal.line.name}</strong> {refusal.line.locationName}
          <RefusalNote refusal={refusal} />
        </div>
      ))}
      {changes.map((change) => (
        <div key={change.line.key}>
          <strong>{change.line.name}</strong> {change.line.locationName}
          <ChangeNote change={change} line={{ ...change.line, quantity: 0 }} canEdit={canEdit} />
        </div>
      ))}
    </>
  );
}
