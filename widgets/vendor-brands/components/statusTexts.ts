import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import { t, tn } from '@shared/page/i18n';
import type { BrandStatus } from '../state/statusRecord';

/** What is said of archiving and restoring brands. */
export const statusTexts: RowChangeTexts<BrandStatus> = {
  searching: () => t('We don’t know yet what was changed. Checking…'),
  done: (name, { status }, count) => {
    if (status === 'archived') {
      return count === 1
        ? t('Archived %(name)s.', { name })
        : tn('Archived %(count)s brand.', 'Archived %(count)s brands.', count);
    }
    return count === 1
      ? t('Restored %(name)s.', { name })
      : tn('Restored %(count)s brand.', 'Restored %(count)s brands.', count);
  },
  notDone: (name, { status }, why, count) => {
    if (count > 1) return severalNotDone(status === 'archived', why === 'unknown', count);
    if (status === 'archived') {
      return why === 'unknown'
        ? t('We don’t know whether %(name)s was archived.', { name })
        : t('%(name)s was not archived.', { name });
    }
    return why === 'unknown'
      ? t('We don’t know whether %(name)s was restored.', { name })
      : t('%(name)s was not restored.', { name });
  },
};

/** Over a list of them, each with why. */
function severalNotDone(isArchived: boolean, isUnknown: boolean, count: number): string {
  if (isUnknown) {
    return isArchived
      ? t('We don’t know whether %(count)s brands were archived', { count })
      : t('We don’t know whether %(count)s brands were restored', { count });
  }
  return isArchived
    ? tn('%(count)s brand was not archived', '%(count)s brands were not archived', count)
    : tn('%(count)s brand was not restored', '%(count)s brands were not restored', count);
}
