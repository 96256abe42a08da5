interface Pressed {
  key: string;
  /** The element that listens. */
  currentTarget: EventTarget | null;
}

/**
 * How far a key leads along a row of things in the direction of writing: 1 to the next, -1 to the one before, 0 for other
 * keys. The direction is that of the element that listens.
 *
 * @example
 * const step = sideStep(event);
 * if (step !== 0) choose((at + step + count) % count);
 */
export function sideStep({ key, currentTarget }: Pressed): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step && (getComputedStyle(currentTarget as Element).direction === 'rtl' ? -step : step);
}
