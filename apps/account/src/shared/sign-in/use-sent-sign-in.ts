import { useActionData, useRefusedForm } from '@heizplatz/router';
import type { EnrolmentResponse } from '../second-factor/enrolment-response';
import { isTooLate } from '../second-factor/is-too-late';

export const SIGN_IN_FORMS = {
  password: 'anmelden',
  code: 'zweiter-faktor',
  enrolment: 'einrichten',
  firstCode: 'erster-code',
} as const;

/** What a login without script led to, before there is a session; 'away' leads a dealer to its own pages. */
export interface SentSignIn {
  readonly step: 'required' | 'enrol' | 'first-code' | 'away';
  readonly redirectUrl: string | null;
  /** Displayed once, after a set-up began. */
  readonly enrolment?: EnrolmentResponse;
}

/** The step that a login without script has come to. */
export function useSentSignIn(): Partial<SentSignIn> & { readonly isTooLate: boolean } {
  const response = useActionData<Partial<SentSignIn>>();
  const code = useRefusedForm(SIGN_IN_FORMS.code);
  const enrolment = useRefusedForm(SIGN_IN_FORMS.enrolment);
  const firstCode = useRefusedForm(SIGN_IN_FORMS.firstCode);
  const refused = code ?? enrolment ?? firstCode;
  if (!refused) return { ...response, isTooLate: false };
  if (isTooLate(refused.problem)) return { isTooLate: true };
  return { step: code ? 'required' : enrolment ? 'enrol' : 'first-code', isTooLate: false };
}
