import { type RefusedForm, useActionData, useRefusedForm } from '@heizplatz/router';

/** What was typed into an act's form that was refused without script, else `otherwise`. */
export function useTypedAction(id: string): (field: string, otherwise?: string) => string {
  const refused = useRefusedForm(id);
  return (field, otherwise = '') => refused?.typed[field] ?? otherwise;
}

/** Tells whether one of these forms was just refused, so that what hides it stands open. */
export function useIsActionRefused(): (...ids: readonly string[]) => boolean {
  const refused = useActionData<Partial<RefusedForm>>();
  return (...ids) => refused?.problem !== undefined && ids.includes(refused.form ?? '');
}
