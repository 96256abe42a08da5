import { useEffect, useRef, useState } from 'react';

/** Long enough for someone who presses a button several times to be told the last count alone. */
const quietMilliseconds = 1000;

/** What a screen reader is told of a text: its changes once they are over, and not what the page opens with. */
export function useAnnouncement(text: string | null): string {
  const [said, setSaid] = useState('');
  const known = useRef<string | null>(null);

  useEffect(() => {
    known.current ??= text;
    if (text === null || text === known.current) return;
    const timer = setTimeout(() => {
      // Only now: what is read once more before is still to be told.
      known.current = text;
      setSaid(text);
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);

  return said;
}
