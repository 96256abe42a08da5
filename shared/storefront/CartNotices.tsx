import { textOf } from '../answers/values';
import type { CartNotice } from '../contract/cart';
import { t } from '../page/i18n';
import { Banner } from '../ui/Banner';
import { RowNote } from '../ui/RowNote';

interface Props {
  notices: readonly CartNotice[];
  /** They stand under a line, and not over the whole cart. */
  isOfLine?: boolean;
}

const levels = ['info', 'warning', 'danger'] as const;

/** What the server says about the cart or one of its lines. One without a text says nothing. */
export function CartNotices({ notices, isOfLine }: Props) {
  const Note = isOfLine ? RowNote : Banner;
  return notices.map(({ severity, message }, index) => {
    const level = levels.find((each) => each === severity) ?? 'info';
    if (!textOf(message)) return null;
    return (
      <Note key={index} level={level}>
        {/* What the sign says to those who see it. */}
        <span className="visually-hidden">{words()[level]}</span> <bdi>{message}</bdi>
      </Note>
    );
  });
}

const words = () => ({ info: t('Note:'), warning: t('Attention:'), danger: t('Problem:') });
