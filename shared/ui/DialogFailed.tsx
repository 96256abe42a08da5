import { t } from '../page/i18n';

interface Props {
  /** Where it stands. */
  className?: string;
}

/** Beside what opens a dialog whose code could not be fetched. Opening it again tries again. */
export const DialogFailed = ({ className = '' }: Props) => (
  <p className={`alert alert-danger ${className}`} role="alert">
    {t('The dialog could not be loaded. Check your connection and try again.')}
  </p>
);
