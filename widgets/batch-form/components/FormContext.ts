import { createContext, useContext, type Dispatch } from 'react';
import type { FormAction } from '../model/form';

/** What every field of the form needs, and what stays the same while it is typed in. */
export interface Form {
  /** Begins the ids of the fields; their path in the form follows. */
  prefix: string;
  isReadOnly: boolean;
  act: Dispatch<FormAction>;
  /** Moves the focus to a field once it is drawn. */
  focusOn: (path: string) => void;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm() was called outside the form.');
  return form;
}

/** The messages of a refused save by the path of their field. */
export type ErrorsByPath = ReadonlyMap<string, readonly string[]>;
