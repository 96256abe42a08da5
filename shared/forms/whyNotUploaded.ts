import type { Failure } from '../http/failure';
import { t } from '../page/i18n';

/** Why the server did not take a file; `otherwise` where it does not say. For the children of a FailureAlert. */
export function whyNotUploaded({ status, fields }: Failure, otherwise: string): string {
  // A proxy before the server refuses it, which knows no fields.
  if (status === 413) return t('The file is too large for the server. Choose a smaller one.');
  return fields[0]?.messages.join(' ') ?? otherwise;
}
