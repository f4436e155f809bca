import type { User } from '@heizplatz/identity';
import { useAdoptSession } from '@heizplatz/session';
import { useState } from 'react';
import { PasskeyLogin } from '../passkeys/passkey-login';
import { CodeForm } from '../second-factor/code-form';
import { Enrolment } from '../second-factor/enrolment';
import { GoAway } from './go-away';
import { SignInForm } from './sign-in-form';
import { useSentSignIn } from './use-sent-sign-in';

interface SignInProps {
  /** 'primary' where logging in is the page's next step. */
  readonly variant?: 'primary' | 'secondary';
  /** The target of a login, for users who must set a new password first. */
  readonly target: string | null;
  /** The password was right and the second factor is requested, or (false) it came too late. */
  readonly onHalfIn?: (isHalfIn: boolean) => void;
  /** The session is there. */
  readonly onSignedIn: (user: User | null) => void;
}

type Step = 'password' | 'too-late' | 'required' | 'enrol' | 'first-code' | 'away';

/** Password, and for staff the second factor; or a passkey, which is both. */
export function SignIn({ variant = 'secondary', target, onHalfIn, onSignedIn }: SignInProps) {
  const adoptSession = useAdoptSession();
  const sent = useSentSignIn();
  const [step, setStep] = useState<Step>(sent.isTooLate ? 'too-late' : (sent.step ?? 'password'));
  const go = (next: Step) => {
    setStep(next);
    onHalfIn?.(next === 'required' || next === 'enrol');
  };
  const finish = () => onSignedIn(adoptSession());
  if (step === 'away' && sent.redirectUrl) return <GoAway href={sent.redirectUrl} />;
  const ends = { onDone: finish, onTooLate: () => go('too-late') };
  if (step === 'required') return <CodeForm {...ends} mayRecover />;
  if (step === 'enrol') return <Enrolment {...ends} sent={sent.enrolment ?? null} />;
  if (step === 'first-code') return <CodeForm {...ends} />;
  const isTooLate = step === 'too-late';
  return (
    <>
      <SignInForm {...{ variant, isTooLate, target }} onSignedIn={finish} onSecondFactor={go} />
      <PasskeyLogin onSignedIn={finish} />
    </>
  );
}
