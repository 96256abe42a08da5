import { Card } from '@shared/ui/Card';
import { selectDrawer } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { Editing } from '../useEditing';
import { Items } from './Items';
import { Totals } from './Totals';

/** The order in the page. Loaded beside the order itself. */
export function InlineOrder({ editing }: { editing: Editing }) {
  const totals = useAppSelector((state) => selectDrawer(state)?.totals);
  return (
    <Card>
      <Items editing={editing} />
      {totals && <Totals totals={totals} editing={editing} />}
    </Card>
  );
}
