import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { guestEmailIssue, registerGuest } from '@heizplatz/order-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { useAdoptSession } from '@heizplatz/session';
import { Button, Notice, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { RateLimitMessage } from '../../../shared/form-messages/rate-limit-message';
import { GUEST_FORM } from './guest-form-name';
import styles from './guest-form.module.css';

type Trouble = ReturnType<typeof guestEmailIssue>;

interface GuestFormProps {
  /** Entered before. */
  readonly email?: string;
  readonly onRegistered: () => void;
}

/** An e-mail address is all that a guest gives before the address; no password, no account. */
export function GuestForm({ email = '', onRegistered }: GuestFormProps) {
  const { t } = useLingui();
  const register = useGuestRegistration();
  const refusal = useRefusedForm(GUEST_FORM);
  const { isBusy, problem, submit } = useSubmit(refusal?.problem);
  const [trouble, setTrouble] = useState<Trouble>(refusal?.values['email'] === '' ? 'REQUIRED' : null);
  const field = useRef<HTMLInputElement>(null);
  const messages = {
    REQUIRED: t`Bitte geben Sie Ihre E-Mail-Adresse an.`,
    EMAIL_INV: t`Das ist keine E-Mail-Adresse.`,
  };

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current?.value.trim() ?? '';
    const wrong = guestEmailIssue(input);
    setTrouble(wrong);
    if (wrong) return field.current?.focus();
    if (await submit(() => register(input))) onRegistered();
  }

  const refused = problem?.code === 'VALIDATION' ? 'EMAIL_INV' : null;
  const view = trouble ?? refused;
  return (
    <PostForm
      name={GUEST_FORM}
      noValidate
      className={styles.form}
      onSubmit={(event) => void send(event)}
      aria-label={t`Als Gast bestellen`}
    >
      {problem && !view && <Refused problem={problem} />}
      <TextField
        ref={field}
        name="email"
        type="email"
        label={t`E-Mail`}
        hint={t`Dorthin kommt die Bestätigung mit dem Link zu Ihrer Bestellung.`}
        autoComplete="email"
        maxLength={254}
        defaultValue={refusal?.values['email'] ?? email}
        error={view ? messages[view] : undefined}
      />
      <Button type="submit" variant="primary" wide busy={isBusy} busyText={t`Einen Moment …`}>
        <Trans>Weiter als Gast</Trans>
      </Button>
    </PostForm>
  );
}

const Refused = ({ problem }: { readonly problem: ProblemError }) => (
  <Notice tone="bad" announce>
    {problem.status === 429 ? (
      <RateLimitMessage problem={problem} />
    ) : (
      <Trans>Das hat nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es gleich noch einmal.</Trans>
    )}
  </Notice>
);

/** Makes the guest and takes over its session. Throws ProblemError. */
function useGuestRegistration(): (email: string) => Promise<void> {
  const api = useApi();
  const adoptSession = useAdoptSession();
  return async (email) => {
    await registerGuest(api, email);
    adoptSession();
  };
}
