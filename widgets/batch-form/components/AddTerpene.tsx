import { useState } from 'react';
import type { NamedChoice } from '@shared/contract/batches';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { keyOf } from '../model/batch';

interface Props {
  types: readonly NamedChoice[];
  /** Returns false when the batch has this terpene already, whose row then has the focus. */
  onAdd: (type: NamedChoice) => boolean;
}

/** Chooses a terpene for the list. One that is there already is shown instead of being added again. */
export function AddTerpene({ types, onAdd }: Props) {
  const id = useDomId();
  const [chosen, setChosen] = useState('');
  const [says, setSays] = useState('');
  const type = types.find((each) => keyOf(each.id) === chosen);

  const add = () => {
    if (!type) return;
    const isAdded = onAdd(type);
    setSays(isAdded ? '' : t('%(name)s is in the list already.', { name: type.name }));
    if (isAdded) setChosen('');
  };

  return (
    <div className="ww-batch-add">
      <label className="form-label" htmlFor={id}>
        {t('Terpene to add')}
      </label>
      <div className="ww-row">
        <select
          id={id}
          className="form-select"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{t('Choose a terpene')}</option>
          {types.map((each) => (
            <option key={keyOf(each.id)} value={keyOf(each.id)}>
              {each.name}
            </option>
          ))}
        </select>
        <button type="button" className="btn btn-outline-secondary" disabled={!type} onClick={add}>
          {t('Add terpene')}
        </button>
        <span className="ww-muted" role="status">
          {says}
        </span>
      </div>
    </div>
  );
}
