import { CodeForm } from './code-form';
import { Enrolment } from './enrolment';

export interface SecondFactorProps {
  readonly onDone: () => void;
  /** The first step is kept five minutes. */
  readonly onTooLate: () => void;
}

/** The second step of a staff login: a code, and before the first one the set-up. */
export function SecondFactor({ isEnrolment, ...ends }: SecondFactorProps & { readonly isEnrolment: boolean }) {
  return isEnrolment ? <Enrolment {...ends} /> : <CodeForm {...ends} mayRecover />;
}
