import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import formStyles from '../form-layout.module.css';
import { SubmissionErrorNotice } from '../form-messages/submission-error-notice';
import { SIGN_IN_FORMS } from '../sign-in/use-sent-sign-in';
import { CodeForm } from './code-form';
import type { EnrolmentResponse } from './enrolment-response';
import { EnrolmentSecret } from './enrolment-secret';
import { isTooLate } from './is-too-late';
import { RecoveryCodes } from './recovery-codes';
import type { SecondFactorEnds } from './second-factor-ends';
import styles from './second-factor.module.css';

interface EnrolmentProps extends SecondFactorEnds {
  /** What the set-up began with, if it did so without script. */
  readonly sent: EnrolmentResponse | null;
}

/** Sets an authenticator up: secret, recovery codes, and a first code that puts it in force. */
export function Enrolment({ sent, ...ends }: EnrolmentProps) {
  const [secret, setSecret] = useState(sent);
  if (!secret) return <EnrolmentStart onSecret={setSecret} onTooLate={ends.onTooLate} />;
  return (
    <div className={styles.steps}>
      <div className={styles.screenOnly}>
        <EnrolmentSecret secret={secret} />
      </div>
      <RecoveryCodes codes={secret.RecoveryCodes} />
      <section className={classNames(styles.part, styles.screenOnly)} aria-labelledby="erster-code">
        <h2 id="erster-code">
          <Trans>3. Code eingeben</Trans>
        </h2>
        <CodeForm {...ends} takesFocus={false} />
      </section>
    </div>
  );
}

interface EnrolmentStartProps {
  readonly onSecret: (secret: EnrolmentResponse) => void;
  readonly onTooLate: () => void;
}

function EnrolmentStart({ onSecret, onTooLate }: EnrolmentStartProps) {
  const { t } = useLingui();
  const api = useApi();
  const refused = useRefusedForm(SIGN_IN_FORMS.enrolment);
  const { isBusy, problem, submit } = useSubmit(refused?.problem);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isTooLate(problem)) onTooLate();
  }, [problem, onTooLate]);
  async function begin(event: FormEvent) {
    event.preventDefault();
    await submit(async () => onSecret(await api(CALLS.enrolSecondFactor, { body: {} })));
  }
  return (
    <PostForm
      name={SIGN_IN_FORMS.enrolment}
      className={formStyles.form}
      aria-label={t`Zweiten Faktor einrichten`}
      onSubmit={(event) => void begin(event)}
    >
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Zweiten Faktor einrichten</Trans>
      </h2>
      <p>
        <Trans>
          Ihr Zugang öffnet Daten von Kunden. Deshalb gehört zum Passwort ein Code aus einer App auf Ihrem Telefon. Das
          Einrichten dauert zwei Minuten.
        </Trans>
      </p>
      <VisibleProblem problem={problem} />
      <Button type="submit" variant="primary" wide busy={isBusy} busyText={t`Einen Moment …`}>
        <Trans>Einrichten</Trans>
      </Button>
    </PostForm>
  );
}

const VisibleProblem = ({ problem }: { readonly problem: ProblemError | null }) =>
  isTooLate(problem) ? null : <SubmissionErrorNotice problem={problem} />;
