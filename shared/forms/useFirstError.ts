import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../useLatest';

type Find = (body: HTMLElement) => HTMLElement | null | undefined;

const firstInvalid: Find = (body) => body.querySelector<HTMLElement>('[aria-invalid=true]');

interface Options {
  /** How often somebody wanted to save what the screen itself finds wrong. */
  asked?: number;
  /** Finds it in the body of the dialog, where fields do not say themselves that they are wrong. */
  find?: Find;
}

/** Leads to the first field of a dialog that is wrong: after each refusal of the server (`why`), and when it is asked for. */
export function useFirstError(why: unknown, { asked = 0, find = firstInvalid }: Options = {}) {
  const body = useRef<HTMLDivElement>(null);
  const latest = useLatest(find);
  const lead = useCallback(() => {
    if (body.current) latest.current(body.current)?.focus();
  }, [latest]);
  // With the drawing that says what is wrong: keys pressed right after it are meant for that field. Once it is typed
  // in, the refusal goes, and that leads nowhere.
  useLayoutEffect(() => {
    if (why) lead();
  }, [why, lead]);
  useLayoutEffect(() => {
    if (asked > 0) lead();
  }, [asked, lead]);
  return body;
}
