import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { mayTakeFocus } from '../focus/focused';

/** The first field that says that it is wrong; of choices the one that is chosen. */
const firstInvalid = (body: HTMLElement): HTMLElement | undefined => {
  const wrong = [
    ...body.querySelectorAll<HTMLInputElement>('[aria-invalid=true], input.is-invalid'),
  ];
  const [first] = wrong;
  const isChosen = ({ name, checked }: HTMLInputElement) => checked && name === first?.name;
  return first?.type === 'radio' ? (wrong.find(isChosen) ?? first) : first;
};

interface Options {
  asked?: number;
  /** Where the person was when it was sent: who types elsewhere by then is not led away. */
  from?: RefObject<Element | null>;
}

/**
 * Leads to the first field of a form that is wrong: after each refusal of the server (`why`), and each time somebody
 * wants to save what the screen itself finds wrong, which `asked` counts. The result is the `bodyRef` of the dialog.
 */
export function useFirstError(why: unknown, { asked = 0, from }: Options = {}) {
  const body = useRef<HTMLDivElement>(null);
  const lead = useCallback(() => {
    if (body.current) firstInvalid(body.current)?.focus();
  }, []);
  // With the drawing that says what is wrong: keys pressed right after it are meant for that field. Once it is typed
  // in, the refusal goes, and that leads nowhere.
  useLayoutEffect(() => {
    if (why && (!from || mayTakeFocus(from.current))) lead();
  }, [why, from, lead]);
  useLayoutEffect(() => {
    if (asked > 0) lead();
  }, [asked, lead]);
  return body;
}
