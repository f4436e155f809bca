import { type RefusedForm, useActionData } from '@heizplatz/router';

/** Returns whether one of these forms was just refused, so that the component that hides it is expanded. */
export function useIsActionRefused(): (...ids: readonly string[]) => boolean {
  const refused = useActionData<Partial<RefusedForm>>();
  return (...ids) => refused?.problem !== undefined && ids.includes(refused.form ?? '');
}
