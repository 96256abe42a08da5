import type { MouseEvent } from 'react';

interface Props {
  name: string;
  /** Its own page, an address that was looked at; null where it has none. */
  href: string | null;
  /** Shown where the name is cut; not needed where what is around it says so. */
  title?: string | undefined;
  /** By which the focus finds it, by a key of the list. */
  focusKey?: string | undefined;
  /** Is told when the link is pressed. */
  onLeave?: ((event: MouseEvent) => void) | undefined;
}

/** The name of a product or a seller, which leads to its page; without one it can still be given the focus. */
export function NameLink({ name, href, title, focusKey, onLeave }: Props) {
  const Name = href ? 'a' : 'span';
  return (
    <Name
      className="ww-product-name"
      title={title}
      data-focus={focusKey}
      {...(href ? { href, onClick: onLeave } : { tabIndex: -1 })}
    >
      <bdi>{name}</bdi>
    </Name>
  );
}
