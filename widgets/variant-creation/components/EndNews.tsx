import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { End } from './useCreation';

/** What became of the last creation, where not all is well. */
export function EndNews({ end }: { end: End }) {
  switch (end.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'searching':
      return (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the variants were created. Checking…')}
        </Banner>
      );
    case 'done':
      return end.refused === 0 ? null : (
        <Banner level="danger" role="alert">
          {[
            end.created > 0 &&
              tn('%(count)s variant was created.', '%(count)s variants were created.', end.created),
            tn(
              '%(count)s variant was not created. What is wrong stands at its row.',
              '%(count)s variants were not created. What is wrong stands at their rows.',
              end.refused,
            ),
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      );
    case 'not-saved':
      return (
        <FailureAlert failure={end.failure}>
          {t('No variants were created. What you wrote is kept.')}
        </FailureAlert>
      );
    case 'unknown':
      return (
        <FailureAlert failure={end.failure}>
          {t('We don’t know whether the variants were created. What you wrote is kept.')}
        </FailureAlert>
      );
  }
}

/** What a creation that went well is called. */
export const createdText = ({ created, existed }: Extract<End, { status: 'done' }>): string =>
  [
    tn('Created %(count)s variant.', 'Created %(count)s variants.', created),
    existed > 0 && tn('%(count)s existed already.', '%(count)s existed already.', existed),
  ]
    .filter(Boolean)
    .join(' ');
