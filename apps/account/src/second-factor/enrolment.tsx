import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import formStyles from '../form/form.module.css';
import { ProblemNotice } from '../form/problem-notice';
import { ScriptNeeded } from '../form/script-needed';
import { CodeForm } from './code-form';
import type { EnrolmentAnswer } from './enrolment-answer';
import { EnrolmentSecret } from './enrolment-secret';
import { isTooLate } from './is-too-late';
import { RecoveryCodes } from './recovery-codes';
import type { SecondFactorEnds } from './second-factor-ends';
import styles from './second-factor.module.css';

/** Sets an authenticator up: secret, recovery codes, and a first code that puts it in force. */
export function Enrolment(ends: SecondFactorEnds) {
  const [secret, setSecret] = useState<EnrolmentAnswer | null>(null);
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
  readonly onSecret: (secret: EnrolmentAnswer) => void;
  readonly onTooLate: () => void;
}

function EnrolmentStart({ onSecret, onTooLate }: EnrolmentStartProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isTooLate(problem)) onTooLate();
  }, [problem, onTooLate]);
  const begin = () => submit(async () => onSecret(await api(CALLS.enrolSecondFactor, { body: {} })));
  return (
    <div className={formStyles.form}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Zweiten Faktor einrichten</Trans>
      </h2>
      <p>
        <Trans>
          Ihr Zugang öffnet Daten von Kunden. Deshalb gehört zum Passwort ein Code aus einer App auf Ihrem Telefon. Das
          Einrichten dauert zwei Minuten.
        </Trans>
      </p>
      <ShownProblem problem={problem} />
      <Button variant="primary" wide busy={isBusy} busyText={t`Einen Moment …`} onClick={() => void begin()}>
        <Trans>Einrichten</Trans>
      </Button>
      <ScriptNeeded />
    </div>
  );
}

const ShownProblem = ({ problem }: { readonly problem: ProblemError | null }) =>
  isTooLate(problem) ? null : <ProblemNotice problem={problem} />;
