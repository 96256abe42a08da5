import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Result } from '../http/result';
import type { Load } from '../store/load';

/** What fits a text: the first of it, and how much fits in all. */
export interface Found<Option> {
  options: readonly Option[];
  count: number;
}

/** A server that is searched. An empty text finds everything, or the first of it. */
export interface ServerOptions<Option> {
  /** Must not reject. What it resolves to after `signal` was aborted is not looked at. */
  find: (text: string, signal: AbortSignal) => Promise<Result<Found<Option>>>;
}

/** A list in the page. Every word that is typed has to be somewhere in the text of an option. */
export interface LocalOptions<Option> {
  options: readonly Option[];
  textOf: (option: Option) => string;
}

export type OptionSource<Option> = ServerOptions<Option> | LocalOptions<Option>;

export interface Options<Option> {
  /** Of the text that is typed now. While it is pending its value is what was found before, which may not be chosen. */
  load: Load<Found<Option>>;
  /** Asks at once for what is typed, and calls `act` when that was found and nothing else was typed meanwhile. */
  await: (act: (found: Found<Option>) => void) => void;
  /** Waits for nothing any more. */
  leave: () => void;
  retry: () => void;
}

/** A pause in typing after which a server is asked, in milliseconds. */
const pause = 250;

const nothing = { options: null, textOf: () => '' };

/**
 * The options that fit a text. The newest text wins, and nothing older is ever called ready. A server is not asked while
 * an input method composes the text.
 */
export function useOptions<Option>(
  source: OptionSource<Option>,
  text: string,
  isComposing: boolean,
): Options<Option> {
  const isLocal = 'options' in source;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; result: Result<Found<Option>> } | null>(
    null,
  );
  const asked = `${attempt} ${text.trim()}`;
  const find = useRef<(signal: AbortSignal) => Promise<Result<Found<Option>>>>(undefined);
  const askNow = useRef<(() => void) | undefined>(undefined);
  const awaited = useRef<((found: Found<Option>) => void) | undefined>(undefined);

  // Layout effects: Enter pressed right after the last letter asks for the text with that letter.
  useLayoutEffect(() => {
    find.current = isLocal ? undefined : (signal) => source.find(text.trim(), signal);
  });
  useLayoutEffect(() => {
    if (isLocal || isComposing) return;
    const control = new AbortController();
    const ask = () => {
      clearTimeout(timer);
      askNow.current = undefined;
      void find.current?.(control.signal).then((result) => {
        if (control.signal.aborted) return;
        setAnswer({ asked, result });
        if (result.ok) awaited.current?.(result.value);
        awaited.current = undefined;
      });
    };
    // Nobody types yet who opens the list.
    const timer = setTimeout(ask, asked.endsWith(' ') ? 0 : pause);
    askNow.current = ask;
    return () => {
      awaited.current = askNow.current = undefined;
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, isComposing, isLocal]);

  const { options, textOf } = isLocal ? source : nothing;
  const local = useMemo(() => options && filter(options, textOf, text), [options, textOf, text]);
  return {
    load: local ? { status: 'ready', value: local } : loadOf(asked, answer),
    await: (act) => {
      awaited.current = act;
      askNow.current?.();
    },
    leave: () => {
      awaited.current = undefined;
    },
    retry: () => setAttempt(attempt + 1),
  };
}

function loadOf<Option>(
  asked: string,
  answer: { asked: string; result: Result<Found<Option>> } | null,
): Load<Found<Option>> {
  if (!answer) return { status: 'pending' };
  const { result } = answer;
  if (answer.asked === asked) {
    return result.ok
      ? { status: 'ready', value: result.value }
      : { status: 'failed', failure: result.failure };
  }
  return result.ok ? { status: 'pending', value: result.value } : { status: 'pending' };
}

/** Without case and without accents: "creme" finds "Crème". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

function filter<Option>(
  options: readonly Option[],
  textOf: (option: Option) => string,
  text: string,
): Found<Option> {
  // Before anything is typed nobody waits for thousands of texts to be looked through.
  if (text.trim() === '') return { options, count: options.length };
  const words = plain(text).split(/\s+/);
  const found = options.filter((option) => {
    const all = plain(textOf(option));
    return words.every((word) => all.includes(word));
  });
  return { options: found, count: found.length };
}
