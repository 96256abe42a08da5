import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { focusedElement } from '../focus/focused';

interface Props {
  className?: string;
  /** For the rows of a table made of `div`s, and for what only holds lists. */
  role?: 'rowgroup' | 'none';
  /** False draws all at once, for lists that are short: of one that grows long only what is near stays drawn. */
  isWindowed: boolean;
  /** Pixels that the rows take before they were drawn once. */
  guessedHeight: number;
  /** Pixels that they took when the page was left, where that is known: their room at first. */
  knownHeight?: number | undefined;
  /** True while a row must be there wherever the page is scrolled to, for example to take the focus. */
  isPinned?: boolean;
  /** True where it is likely to be in the window at first: it is drawn without waiting to know. */
  startsNear?: boolean;
  children: () => ReactNode;
}

/** How near rows are drawn. Browsers that know both margins add them where the page itself is scrolled. */
const margin = '300px 0px';

const tellers = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** Tells when an element comes near the window and when it leaves. One observer for all: a long list has hundreds. */
function watchNear(element: Element, tell: (entry: IntersectionObserverEntry) => void): () => void {
  // Named first: the types do not know `scrollMargin` yet.
  const margins = { rootMargin: margin, scrollMargin: margin };
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) tellers.get(entry.target)?.(entry);
  }, margins);
  tellers.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** The part that tells the height of the others, what it told last, and how wide it was then, in pixels. */
interface Teller {
  part: Element;
  width: number;
  ratio: number;
}

/** Of each widget, by the kind of part. */
const tellersOfHeight = new WeakMap<Element, Map<string, Teller>>();

/**
 * Lets the space of what was never drawn follow what was drawn: by a property of the widget that says how many times
 * their guess parts of this kind are high. One part tells it for all until one is drawn at another width: else the
 * page would change its length at each part that it is scrolled to.
 */
function tellHeight(part: HTMLElement, kind: string, width: number, ratio: number): void {
  const widget = part.closest<HTMLElement>('.ww') ?? part;
  const tellers = tellersOfHeight.get(widget) ?? new Map<string, Teller>();
  const teller = tellers.get(kind);
  if (teller?.width === width) {
    const isSame = teller.part === part;
    if (!isSame && teller.part.isConnected) return;
    teller.part = part;
    // A line more in some of its rows says nothing of the others, and would style and lay out all of them anew. Of what
    // holds other lists it is little.
    const most = isSame && kind !== 'none' ? 0.25 : 0.1;
    if (Math.abs(ratio / teller.ratio - 1) < most) return;
  }
  tellersOfHeight.set(widget, tellers.set(kind, { part, width, ratio }));
  widget.style.setProperty(propertyOf(kind), String(ratio));
}

const propertyOf = (kind: string) => `--ww-near-${kind}`;

/**
 * Some rows of a long list, as a `ul`, or of a table. They are drawn only near the window, and leave a space of their height
 * otherwise: the page stays small and its length stays right. Rows that hold the focus stay, and go once it is elsewhere.
 */
export function NearWindow({
  className,
  role,
  isWindowed,
  guessedHeight,
  knownHeight = 0,
  isPinned = false,
  startsNear = false,
  children,
}: Props) {
  const element = useRef<HTMLDivElement>(null);
  const kind = className ?? role ?? 'ul';
  const canWatch = typeof IntersectionObserver !== 'undefined';
  const canLeave = isWindowed && canWatch;
  const [isNear, setIsNear] = useState(!canLeave || startsNear);
  const [measured, setMeasured] = useState({ height: knownHeight, guessedHeight });
  // A list that became short is drawn, wherever the page was scrolled to when it was long.
  const isDrawn = !canLeave || isNear || isPinned;

  useEffect(() => {
    const list = element.current;
    if (!list || !canWatch) return;
    let far: number | null = null;
    const leaveIt = () => {
      const focused = focusedElement(list);
      // From a dialog the focus comes back to where it was opened.
      if (far === null || list.contains(focused) || focused?.closest('[role=dialog]')) return;
      // What is not shown at all, as in a closed tab, has none.
      if (far > 0 && list.childElementCount > 0) setMeasured({ height: far, guessedHeight });
      setIsNear(false);
    };
    const stop = watchNear(list, ({ isIntersecting, boundingClientRect: { height } }) => {
      far = isIntersecting ? null : height;
      if (isIntersecting) setIsNear(true);
      else leaveIt();
    });
    // Rows that stayed for the focus go with it. While it moves, nothing has it.
    const handleFocusOut = () => requestAnimationFrame(leaveIt);
    list.addEventListener('focusout', handleFocusOut);
    return () => {
      stop();
      list.removeEventListener('focusout', handleFocusOut);
      far = null;
    };
  }, [canWatch, guessedHeight]);

  useEffect(() => {
    const list = element.current;
    if (!list || !canLeave || !isDrawn || typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    const tell = () => {
      const { height, width } = list.getBoundingClientRect();
      if (height > 0) tellHeight(list, kind, width, height / guessedHeight);
    };
    // In the next frame: the part around this one grows by it, of which browsers complain to the page while they tell.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [canLeave, isDrawn, guessedHeight, kind]);

  // Whether it is near changes nothing of what is drawn.
  const drawn = useMemo(() => isDrawn && children(), [isDrawn, children]);
  const Tag = (role ? 'div' : 'ul') as 'div';
  return (
    <Tag
      ref={element}
      className={className}
      role={role}
      style={isDrawn ? undefined : { minHeight: spaceOf(measured, guessedHeight, kind) }}
    >
      {drawn}
    </Tag>
  );
}

/** Other rows than those that were measured, as in a list that a filter made shorter, have another height. */
function spaceOf(
  measured: { height: number; guessedHeight: number },
  guessedHeight: number,
  kind: string,
): string {
  return measured.height > 0 && measured.guessedHeight === guessedHeight
    ? `${String(measured.height)}px`
    : `calc(${String(guessedHeight)}px * var(${propertyOf(kind)}, 1))`;
}
