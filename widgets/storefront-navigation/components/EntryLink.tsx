import { linkUrl } from '@shared/urls/guard';
import { isCurrentPage } from '../model/shopping';

/** One way. What leads nowhere is a word. */
export function EntryLink({ label, url }: { label: string; url: string }) {
  const href = linkUrl(url);
  if (!href) {
    return (
      <span className="ww-navigation-link">
        <bdi>{label}</bdi>
      </span>
    );
  }
  const isHere = isCurrentPage(url, location);
  return (
    <a
      className={`btn btn-plain ww-navigation-link ${isHere ? 'ww-navigation-here' : ''}`}
      href={href}
      aria-current={isHere ? 'page' : undefined}
    >
      <bdi>{label}</bdi>
    </a>
  );
}
