import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, Card, LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { OtherWays } from './other-ways';
import { StepHeading } from './step-heading';
import { TypedFacts } from './typed-facts';
import { WithdrawalFailed } from './withdrawal-failed';
import type { WithdrawalInput } from './withdrawal-input';
import type { WithdrawalPage } from './withdrawal-page';
import styles from './withdrawal-view.module.css';

interface WithdrawalReviewProps {
  readonly page: WithdrawalPage;
  readonly input: WithdrawalInput;
  readonly backPath: string;
  readonly onReceived: (receivedAt: string) => void;
}

/** The second step: what is declared, and the one button that declares it. */
export function WithdrawalReview({ page, input, backPath, onReceived }: WithdrawalReviewProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const confirm = () =>
    submit(async () => {
      const body = { ...input, OrderId: page.orderId, Token: page.token };
      const { ReceivedAt } = await api(CALLS.submitWithdrawal, { body });
      onReceived(ReceivedAt);
    });
  return (
    <>
      <StepHeading
        title={<Trans>Widerruf bestätigen</Trans>}
        lead={<Trans>Mit dem Bestätigen ist der Widerruf erklärt. Der Händler erfährt es sofort.</Trans>}
        takesFocus={!page.isTyped}
      />
      <Card as="section" className={styles.card}>
        <TypedFacts input={input} />
        <WithdrawalFailed problem={problem} />
        <div className={styles.actions}>
          <Button variant="primary" busy={isBusy} busyText={t`Wird gesendet …`} onClick={() => void confirm()}>
            <Trans>Widerruf bestätigen</Trans>
          </Button>
          <LinkButton href={backPath}>
            <Trans>Angaben ändern</Trans>
          </LinkButton>
        </div>
        <noscript>
          <p>
            <Trans>
              Zum Bestätigen braucht es JavaScript. Ohne gelten die Wege per E-Mail und Post hierunter ebenso.
            </Trans>
          </p>
        </noscript>
      </Card>
      <OtherWays blocks={page.otherWays} />
    </>
  );
}
