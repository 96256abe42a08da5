import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import { mostLegal, type Quantity } from '../format/quantity';
import type { AddingEdit } from '../storefront/adding';
import { SignInLink } from './FailureAlert';
import { failureText } from './failureText';
import { RowNote } from './RowNote';

interface Props {
  /** For `aria-describedby` of the field. */
  id?: string;
  edit: AddingEdit | undefined;
  rule: Omit<Quantity, 'quantity'>;
  /** Takes the cases that can be had. Nothing is sent by it. */
  onSet: (quantity: number) => void;
  /** Looks into the cart for what nobody knows of: `addToCart` once more. */
  onCheck: () => void;
  onDismiss: () => void;
}

/** What is to be said of cases that were to be added and are not, or of which nobody knows; nothing of the others. */
export function AddingNote({ id, edit, rule, onSet, onCheck, onDismiss }: Props) {
  const locale = useLocale();
  if (!edit || edit.status === 'sending') return null;
  const { adding } = edit;
  if (edit.status === 'searching') {
    return (
      <RowNote level="warning" role="status" {...(id && { id })}>
        {notKnown(adding.quantity, adding.name)}
      </RowNote>
    );
  }
  const isUnknown = edit.status === 'unknown';
  const available = edit.status === 'not-added' ? edit.available : null;
  const most = available === null ? 0 : mostLegal(available, rule);
  return (
    <RowNote
      level={isUnknown ? 'warning' : 'danger'}
      role="alert"
      {...(id && { id })}
      actions={
        <>
          {edit.failure.kind === 'session-ended' && <SignInLink />}
          {most > 0 && (
            <button type="button" className="btn btn-plain" onClick={() => onSet(most)}>
              {t('Set to %(count)s', { count: formatCount(most, locale) })}
            </button>
          )}
          {isUnknown && (
            <button type="button" className="btn btn-plain" onClick={onCheck}>
              {t('Check the cart')}
            </button>
          )}
          <button type="button" className="btn btn-plain" onClick={onDismiss}>
            {t('Dismiss')}
          </button>
        </>
      }
    >
      {isUnknown
        ? notKnown(adding.quantity, adding.name)
        : available !== null && available > 0
          ? tooMany(available, adding.quantity, adding.dispensaryLocationIds.length, locale)
          : `${notAdded(adding.name)} ${failureText(edit.failure)}`}
    </RowNote>
  );
}

const notAdded = (name: string) => t('%(name)s was not added.', { name });

const notKnown = (count: number, name: string) =>
  tn(
    'We don’t know yet whether %(count)s case of %(name)s was added.',
    'We don’t know yet whether %(count)s cases of %(name)s were added.',
    count,
    { name },
  );

function tooMany(available: number, asked: number, locations: number, locale: string): string {
  const values = { left: formatCount(available, locale), count: formatCount(asked, locale) };
  return locations > 1
    ? tn(
        'Only %(left)s of %(count)s case is available for each location.',
        'Only %(left)s of %(count)s cases are available for each location.',
        asked,
        values,
      )
    : tn(
        'Only %(left)s of %(count)s case is available.',
        'Only %(left)s of %(count)s cases are available.',
        asked,
        values,
      );
}
