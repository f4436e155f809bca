import { useActionData, useRefusedForm } from '@heizplatz/router';
import { isTooLate } from '../second-factor/is-too-late';

export const SIGN_IN_FORMS = { password: 'anmelden', code: 'zweiter-faktor' } as const;

/** What a login without script led to, before there is a session; 'away' leads a dealer to its own pages. */
export interface SentSignIn {
  readonly step: 'required' | 'enrol' | 'away';
  readonly redirectUrl: string | null;
}

/** The step that a login without script has come to. */
export function useSentSignIn(): Partial<SentSignIn> & { readonly isTooLate: boolean } {
  const answer = useActionData<Partial<SentSignIn>>();
  const code = useRefusedForm(SIGN_IN_FORMS.code);
  if (!code) return { ...answer, isTooLate: false };
  return isTooLate(code.problem) ? { isTooLate: true } : { step: 'required', isTooLate: false };
}
