import { tn } from '@shared/i18n';
import { SavedNews } from '@shared/sync/SavedNews';
import { selectLines, selectNotes } from '../state/selectors';
import { useAppSelector } from '../state/slice';

/** Says the cases of a line once the server has them. What went, and what was refused or is another's, says so itself. */
export function LineNews() {
  const unsaid = useAppSelector((state) => state.unsaid);
  const lines = useAppSelector(selectLines);
  const notes = useAppSelector(selectNotes);

  const says = (key: string): string | null => {
    const line = notes.has(key) ? undefined : lines.find((each) => each.key === key);
    if (!line) return null;
    const { name, locationName: location, quantity: count } = line;
    return tn(
      '%(name)s, %(location)s: %(count)s case saved.',
      '%(name)s, %(location)s: %(count)s cases saved.',
      count,
      { name, location },
    );
  };
  return <SavedNews pending={unsaid.map((key) => ({ key, edit: key }))} says={says} />;
}
