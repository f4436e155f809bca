import { CodeForm } from './code-form';
import { Enrolment } from './enrolment';
import type { SecondFactorEnds } from './second-factor-ends';

/** The second step of a staff login: a code, and before the first one the set-up. */
export function SecondFactor({ isEnrolment, ...ends }: SecondFactorEnds & { readonly isEnrolment: boolean }) {
  return isEnrolment ? <Enrolment {...ends} /> : <CodeForm {...ends} mayRecover />;
}
