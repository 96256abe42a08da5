import { t, tn } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';

/** One thing that the person and somebody else changed, with both values as a person reads them. */
export interface Conflict {
  key: string;
  label: string;
  yours: string;
  theirs: string;
  onKeep: () => void;
  onTake: () => void;
}

interface Props {
  conflicts: readonly Conflict[];
  /** For those who lead the focus to it. */
  id?: string;
  /** Whether all else was sent without them, as where each row is a record of its own. */
  isRestSent?: boolean;
  /** What waits for the decision, in a sentence, where that is neither all nor these alone. */
  waits?: string | undefined;
}

/** What was changed here and meanwhile elsewhere, side by side: none of it is sent until it is decided. */
export function Conflicts({ conflicts, id, isRestSent = false, waits }: Props) {
  const titleId = useDomId();
  if (conflicts.length === 0) return null;
  const all = (decide: (conflict: Conflict) => void) => () => conflicts.forEach(decide);
  return (
    <section className="alert alert-warning ww-conflicts" aria-labelledby={titleId}>
      <h3 className="ww-conflicts-title" id={id ?? titleId} tabIndex={-1}>
        <span id={titleId}>
          {tn(
            '%(count)s field was also changed by a colleague',
            '%(count)s fields were also changed by a colleague',
            conflicts.length,
          )}
        </span>
      </h3>
      <p>
        {waits ??
          (isRestSent
            ? t('These are not saved until you choose.')
            : t('Nothing is saved until you choose.'))}
      </p>
      <ul>
        {conflicts.map(({ key, label, yours, theirs, onKeep, onTake }) => (
          <li key={key}>
            <div
              className="ww-conflict"
              role="group"
              aria-label={t('Choose for %(field)s', { field: label })}
            >
              <bdi className="ww-conflict-label">{label}</bdi>
              <Sides {...{ yours, theirs, onKeep, onTake }} />
            </div>
          </li>
        ))}
      </ul>
      {conflicts.length > 1 && (
        <div className="ww-row">
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={all(({ onKeep }) => onKeep())}
          >
            {t('Keep all of yours')}
          </button>
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={all(({ onTake }) => onTake())}
          >
            {t('Use all of theirs')}
          </button>
        </div>
      )}
    </section>
  );
}

/** Both values beside each other, in a `ww-conflict`. */
export const Sides = ({
  yours,
  theirs,
  onKeep,
  onTake,
}: Pick<Conflict, 'yours' | 'theirs' | 'onKeep' | 'onTake'>) => (
  <>
    <Side name={t('Yours')} value={yours} action={t('Keep yours')} onPick={onKeep} />
    <Side name={t('Theirs')} value={theirs} action={t('Use theirs')} onPick={onTake} />
  </>
);

interface SideProps {
  name: string;
  value: string;
  action: string;
  onPick: () => void;
}

const Side = ({ name, value, action, onPick }: SideProps) => (
  <div className="ww-conflict-side">
    <span className="ww-muted">{name}</span>
    <bdi>{value || '–'}</bdi>
    <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onPick}>
      {action}
    </button>
  </div>
);
