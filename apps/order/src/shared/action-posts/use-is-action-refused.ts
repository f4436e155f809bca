import { type RefusedForm, useActionData } from '@heizplatz/router';

/** Tells whether one of these forms was just refused, so that what hides it stands open. */
export function useIsActionRefused(): (...ids: readonly string[]) => boolean {
  const refused = useActionData<Partial<RefusedForm>>();
  return (...ids) => refused?.problem !== undefined && ids.includes(refused.form ?? '');
}
