import { useMemo } from 'react';
import type { Batch, BatchChoices } from '@shared/contract/batches';
import { Conflicts } from '@shared/forms/Conflicts';
import { useLocale } from '@shared/mount/WidgetContext';
import { conflictsOf } from '../model/conflicts';
import type { Edits } from '../model/edits';
import { useForm } from './FormContext';

interface Props {
  edits: Edits;
  source: Batch;
  choices: BatchChoices;
}

/** What the person and somebody else changed, to be decided before it can be saved. */
export function FormConflicts({ edits, source, choices }: Props) {
  const { prefix, act } = useForm();
  const locale = useLocale();
  const conflicts = useMemo(
    () => conflictsOf(edits, { source, choices, locale }),
    [edits, source, choices, locale],
  );
  return (
    <Conflicts
      id={`${prefix}conflicts`}
      conflicts={conflicts.map(({ decide, ...conflict }) => ({
        ...conflict,
        onKeep: () => act({ type: 'revised', revise: decide(false) }),
        onTake: () => act({ type: 'revised', revise: decide(true) }),
      }))}
    />
  );
}
