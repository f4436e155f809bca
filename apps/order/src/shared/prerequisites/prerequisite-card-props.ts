import type { PrerequisiteForm } from './use-prerequisites';

/** A part of the address step's form: the form, and the text of a field's error. */
export interface PrerequisiteCardProps {
  readonly form: PrerequisiteForm;
  readonly getError: (field: string) => string | undefined;
}
