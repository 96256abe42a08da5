import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { RowNote } from '@shared/ui/RowNote';
import type { AccessName, NotSaved } from '../model/access';

interface WrongProps {
  why: NotSaved | null;
  part: AccessName;
  /** Why the screen does not send it. */
  problem: string | undefined;
}

/** What is wrong with a part of the access, by the screen or by the server. */
export function Wrong({ why, part, problem }: WrongProps) {
  const refused =
    why?.status === 'not-saved'
      ? why.failure.fields.find(({ name }) => name === part)?.messages.join(' ')
      : undefined;
  const says = problem ?? refused;
  if (!says) return null;
  return (
    <RowNote level="danger" role="alert">
      {says}
    </RowNote>
  );
}

/** How the last save went. */
export function Result({ why, isSearching }: { why: NotSaved | null; isSearching: boolean }) {
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether the access was changed. Looking again…')}
      </Banner>
    );
  }
  if (!why || why.status === 'conflict') return null;
  return (
    <FailureAlert failure={why.failure}>
      {why.status === 'unknown'
        ? t('We don’t know whether the access was changed. What you chose is kept.')
        : t('The access was not changed. What you chose is kept.')}
    </FailureAlert>
  );
}
