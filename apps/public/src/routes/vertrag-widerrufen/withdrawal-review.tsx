import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm } from '@heizplatz/router';
import { Button, Card } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { OtherWays } from './other-ways';
import { StepHeading } from './steps/step-heading';
import { EnteredFacts } from './entered-facts';
import { WithdrawalFailed } from './withdrawal-failed';
import {
  CHANGE,
  FIELD_NAMES,
  FORMS,
  STEP_NAME,
  WITHDRAWAL_FIELDS,
  type WithdrawalInput,
} from './steps/withdrawal-input';
import type { WithdrawalPage } from './withdrawal-page';
import styles from './withdrawal-view.module.css';

interface WithdrawalReviewProps {
  readonly page: WithdrawalPage;
  readonly input: WithdrawalInput;
  /** Why it was refused when it was sent without script. */
  readonly refused: ProblemError | null;
  readonly onBack: () => void;
  readonly onReceived: (receivedAt: string) => void;
}

/** The second step: what is declared, and the one button that declares it. */
export function WithdrawalReview({ page, input, refused, onBack, onReceived }: WithdrawalReviewProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit(refused);

  function confirm(event: FormEvent) {
    event.preventDefault();
    void submit(async () => {
      const body = { ...input, OrderId: page.orderId, Token: page.token };
      const { ReceivedAt } = await api(CALLS.submitWithdrawal, { body });
      onReceived(ReceivedAt);
    });
  }

  function goBack(event: FormEvent) {
    event.preventDefault();
    onBack();
  }
  return (
    <>
      <StepHeading
        title={<Trans>Widerruf bestätigen</Trans>}
        lead={
          page.orderId ? (
            <Trans>Mit dem Bestätigen ist der Widerruf erklärt. Der Händler erfährt es sofort.</Trans>
          ) : (
            <Trans>Mit dem Bestätigen ist der Widerruf erklärt. Für die Frist zählt dieser Zeitpunkt.</Trans>
          )
        }
        takesFocus
      />
      <Card as="section" className={styles.card}>
        <EnteredFacts input={input} />
        <WithdrawalFailed problem={problem} />
        <PostForm name={FORMS.review} onSubmit={confirm}>
          {WITHDRAWAL_FIELDS.map((name) => (
            <input key={name} type="hidden" name={FIELD_NAMES[name]} value={input[name]} />
          ))}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
              <Trans>Widerruf bestätigen</Trans>
            </Button>
            <Button type="submit" name={STEP_NAME} value={CHANGE} onClick={goBack}>
              <Trans>Angaben ändern</Trans>
            </Button>
          </div>
        </PostForm>
      </Card>
      <OtherWays blocks={page.otherWays} />
    </>
  );
}
