import { useState } from 'react';
import { writeNumber } from '../format/writeNumber';
import type { ReadNumber } from '../format/readNumber';
import { useLocale } from '../mount/WidgetContext';

interface Options {
  /** Plain decimal text, or what was typed and could not be read. */
  value: string;
  read: ReadNumber;
  /** Is told plain decimal text, or what was typed where it cannot be read; '' for nothing. */
  onChange: (value: string) => void;
}

interface NumberText {
  /** What the field shows. */
  text: string;
  /** What is wrong with it, null when nothing is. */
  wrong: string | null;
  handleText: (text: string) => void;
}

/**
 * The text of a field whose value is a number: people see and type it as the page's locale writes it, the value is plain
 * decimal text. What is typed stays as it is typed while it stands for the value.
 */
export function useNumberText({ value, read, onChange }: Options): NumberText {
  const locale = useLocale();
  const [typed, setTyped] = useState({ text: '', value: '' });
  const text = typed.value === value ? typed.text : writeNumber(value, locale);
  const reading = read(text);
  return {
    text,
    wrong: reading.ok || text.trim() === '' ? null : reading.says,
    handleText: (next) => {
      const found = read(next);
      const meant = next.trim() === '' ? '' : found.ok ? found.value : next;
      setTyped({ text: next, value: meant });
      onChange(meant);
    },
  };
}
