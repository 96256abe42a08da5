import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TimedBanner } from '../contract/storefrontShapes';
import { useWidget } from '../mount/WidgetContext';
import { openStorage } from '../page/storage';
import { Banner } from './Banner';

interface Props {
  /** Of the seller whose they are; '' where they are the marketplace's own. */
  slug: string;
  banners: readonly TimedBanner[];
}

/** What the seller or the marketplace has to say, over the page. What is closed, or has gone by itself, stays away for the visit. */
export function TimedBanners({ slug, banners }: Props) {
  const { name, portal } = useWidget();
  const [storage] = useState(() => openStorage('sessionStorage'));
  const key = `ww:${name}:closed:${slug}`;
  const [closed, setClosed] = useState<readonly string[]>(() => textsIn(storage.get(key)));
  const close = (id: string) => {
    // What another tab of the visit closed meanwhile stays closed.
    const all = [...new Set([...textsIn(storage.get(key)), ...closed, id])];
    storage.set(key, all);
    setClosed(all);
  };
  const shown = banners.filter(({ id }) => !closed.includes(String(id)));
  if (shown.length === 0) return null;
  return createPortal(
    <div className="ww-banners">
      {shown.map((banner) => (
        <OneBanner key={banner.id} banner={banner} onClose={() => close(String(banner.id))} />
      ))}
    </div>,
    portal(),
  );
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** How often the time that is left is counted down, in milliseconds. */
const tick = 250;

interface BannerProps {
  banner: TimedBanner;
  onClose: () => void;
}

/** It goes by itself after its time, in which nobody points at it or has the focus in it. */
function OneBanner({ banner, onClose }: BannerProps) {
  const { timeout, preventAutoClose, severity, title, message } = banner;
  const [left, setLeft] = useState(preventAutoClose ? null : timeout);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isRunning = left !== null && !isHovered && !hasFocus;
  const isOver = left !== null && left <= 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((now) => (now === null ? null : now - tick)), tick);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  return (
    // It listens for whoever reads it; nothing of it is to be pressed but the cross.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Banner level={severity} role="status" {...(title !== null && { title })} onDismiss={onClose}>
        <p>{message}</p>
      </Banner>
    </div>
  );
}
