import { ProblemError } from '@heizplatz/api-client';
import { useActionData } from 'react-router-dom';
import type { RefusedForm } from './refused-form';

interface FormRefusal {
  readonly problem: ProblemError;
  /** The input, by field name. */
  readonly values: Readonly<Record<string, string>>;
}

/** The form of this route that was just sent without script and refused: what its fields and messages begin with. */
export function useRefusedForm(name = ''): FormRefusal | null {
  const refused = useActionData<Partial<RefusedForm>>();
  if (!refused?.problem || refused.form !== name) return null;
  return { problem: new ProblemError(refused.problem), values: refused.values ?? {} };
}
