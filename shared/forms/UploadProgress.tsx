import { t } from '../page/i18n';

interface Props {
  /** Of the file, or what it is: "the logo". */
  name: string;
  /** From 0 to 1; null while nobody knows. */
  share: number | null;
}

/** How much of a file is sent. */
export const UploadProgress = ({ name, share }: Props) => (
  <progress aria-label={t('Uploading %(name)s', { name })} value={share ?? undefined} max={1} />
);
