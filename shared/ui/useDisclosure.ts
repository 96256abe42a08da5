import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Disclosure<Whole extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  /** Around the button and what it opens. */
  whole: RefObject<Whole | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Of `whole`: Escape closes, and the button has the focus again. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A button that opens something beside it, which closes when the person goes on elsewhere. */
export function useDisclosure<Whole extends HTMLElement>(): Disclosure<Whole> {
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<Whole>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeUnlessInside = (event: Event) => {
      if (!whole.current?.contains(event.composedPath()[0] as Node)) setIsOpen(false);
    };
    addEventListener('pointerdown', closeUnlessInside);
    addEventListener('focusin', closeUnlessInside);
    return () => {
      removeEventListener('pointerdown', closeUnlessInside);
      removeEventListener('focusin', closeUnlessInside);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };
  return { isOpen, toggle: () => setIsOpen(!isOpen), whole, button, onKeyDown };
}
