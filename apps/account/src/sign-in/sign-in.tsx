import type { User } from '@heizplatz/identity';
import { useAdoptSession } from '@heizplatz/session';
import { useState } from 'react';
import { SecondFactor } from '../second-factor/second-factor';
import { SignInForm } from './sign-in-form';

interface SignInProps {
  /** 'primary' where logging in is the page's next step. */
  readonly look?: 'primary' | 'secondary';
  /** Where a login leads, for whoever has to set a new password first. */
  readonly target: string | null;
  /** The password was right and the second factor is asked, or (false) it came too late. */
  readonly onHalfIn?: (isHalfIn: boolean) => void;
  /** The session is there. */
  readonly onSignedIn: (user: User | null) => void;
}

type Step = 'password' | 'too-late' | 'required' | 'enrol';

/** Password, and for staff the second factor. */
export function SignIn({ look = 'secondary', target, onHalfIn, onSignedIn }: SignInProps) {
  const adoptSession = useAdoptSession();
  const [step, setStep] = useState<Step>('password');
  const go = (next: Step) => {
    setStep(next);
    onHalfIn?.(next === 'required' || next === 'enrol');
  };
  const finish = () => onSignedIn(adoptSession());
  if (step === 'required' || step === 'enrol')
    return <SecondFactor isEnrolment={step === 'enrol'} onDone={finish} onTooLate={() => go('too-late')} />;
  const isTooLate = step === 'too-late';
  return <SignInForm {...{ look, isTooLate, target }} onSignedIn={finish} onSecondFactor={go} />;
}
