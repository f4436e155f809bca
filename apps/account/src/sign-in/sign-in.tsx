import type { User } from '@heizplatz/identity';
import { useAdoptSession } from '@heizplatz/session';
import { useState } from 'react';
import { SecondFactor } from '../second-factor/second-factor';
import { SignInForm } from './sign-in-form';

interface SignInProps {
  /** 'primary' where logging in is the page's next step. */
  readonly look?: 'primary' | 'secondary';
  /** The session is there. */
  readonly onSignedIn: (user: User | null) => void;
}

type Step = 'password' | 'too-late' | 'required' | 'enrol';

/** Password, and for staff the second factor. */
export function SignIn({ look = 'secondary', onSignedIn }: SignInProps) {
  const adoptSession = useAdoptSession();
  const [step, setStep] = useState<Step>('password');
  const finish = () => onSignedIn(adoptSession());
  if (step === 'required' || step === 'enrol')
    return <SecondFactor isEnrolment={step === 'enrol'} onDone={finish} onTooLate={() => setStep('too-late')} />;
  return <SignInForm look={look} isTooLate={step === 'too-late'} onSignedIn={finish} onSecondFactor={setStep} />;
}
