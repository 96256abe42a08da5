interface Pressed {
  key: string;
  currentTarget: EventTarget | null;
}

/**
 * How far a key leads along a row of things in the direction of writing: 1 to the next, -1 to the one before, 0 for other
 * keys. The direction is that of `currentTarget`, or of the page where that is no element.
 *
 * @example
 * const step = sideStep(event);
 * if (step !== 0) choose((at + step + count) % count);
 */
export function sideStep({ key, currentTarget }: Pressed): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  const within = currentTarget instanceof Element ? currentTarget : document.documentElement;
  const isReversed = getComputedStyle(within).direction === 'rtl';
  return (key === 'ArrowRight') === isReversed ? -1 : 1;
}
