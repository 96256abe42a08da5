import type { ReactNode } from 'react';
import { t } from '../page/i18n';

interface Props {
  href: string;
  children: ReactNode;
}

/** A link to a file or a page that opens beside the screen: what was typed here stays. Screen readers are told so. */
export const NewTabLink = ({ href, children }: Props) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
    <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
  </a>
);
