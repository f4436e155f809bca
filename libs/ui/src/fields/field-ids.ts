import { useId } from 'react';

export interface FieldIds {
  inputId: string;
  hintId: string;
  errorId: string;
  /** For aria-describedby: the hint and the error, if they are there. */
  describedBy: string | undefined;
}

/**
 * The ids that link a field to its hint and its error. A specified id is retained, so that an error summary can link
 * to it.
 */
export function useFieldIds(id: string | undefined, hint: unknown, error: unknown): FieldIds {
  const made = useId();
  const inputId = id ?? made;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return { inputId, hintId, errorId, describedBy };
}
