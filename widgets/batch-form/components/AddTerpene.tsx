import { useState } from 'react';
import type { Id } from '@shared/answers/id';
import type { NamedChoice } from '@shared/contract/batches';
import { SelectField } from '@shared/forms/SelectField';
import { t } from '@shared/page/i18n';

interface Props {
  types: readonly NamedChoice[];
  /** Returns false when the batch has this terpene already, whose row then has the focus. */
  onAdd: (type: NamedChoice) => boolean;
}

/** Chooses a terpene for the list. One that is there already is shown instead of being added again. */
export function AddTerpene({ types, onAdd }: Props) {
  const [chosen, setChosen] = useState<Id | null>(null);
  const [says, setSays] = useState('');
  const type = types.find(({ id }) => id === chosen);

  const add = () => {
    if (!type) return;
    const isAdded = onAdd(type);
    setSays(isAdded ? '' : t('%(name)s is in the list already.', { name: type.name }));
    if (isAdded) setChosen(null);
  };

  return (
    <div className="ww-row ww-batch-add">
      <SelectField
        label={t('Terpene to add')}
        noneLabel={t('Choose a terpene')}
        choices={types}
        value={chosen}
        onChange={setChosen}
      />
      <button type="button" className="btn btn-outline-secondary" disabled={!type} onClick={add}>
        {t('Add terpene')}
      </button>
      <span className="ww-muted" role="status">
        {says}
      </span>
    </div>
  );
}
