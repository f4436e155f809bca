import { PageHeader, useLoaderData, useNavigate, useSearchParams } from '@heizplatz/router';
import { Stepper } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formPath, reviewPath } from './steps/step-path';
import { useStoredInput } from './steps/use-stored-input';
import { useSentStep } from './steps/use-sent-step';
import { WithdrawnAlready } from './withdrawn-already';
import { WithdrawalForm } from './withdrawal-form';
import { REVIEW, STEP_NAME, withdrawalIssues } from './steps/withdrawal-input';
import { WithdrawalReceived } from './withdrawal-received';
import { WithdrawalReview } from './withdrawal-review';
import type { WithdrawalPage } from './withdrawal-page';
import styles from './withdrawal-view.module.css';

/** 'Vertrag widerrufen' → 'Widerruf bestätigen' → received. The input stays here, out of the address. */
export function WithdrawalView() {
  const { t } = useLingui();
  const page = useLoaderData<WithdrawalPage>();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const sent = useSentStep();
  const { orderId } = page;
  const { input, change, forget } = useStoredInput({
    orderId,
    start: sent?.input ?? page.start,
    isSent: sent !== null,
  });
  const [receivedAt, setReceivedAt] = useState(sent?.receivedAt ?? null);
  const isRequested = sent ? sent.step === 'review' : query.get(STEP_NAME) === REVIEW;
  const isReview = isRequested && Object.keys(withdrawalIssues(input)).length === 0;

  function receive(at: string) {
    forget();
    setReceivedAt(at);
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Vertrag widerrufen`}
        description={t`Einen Vertrag ohne Anmeldung widerrufen, in zwei Schritten.`}
      />
      <meta name="referrer" content="same-origin" />
      {receivedAt ? (
        <WithdrawalReceived orderId={orderId} input={input} receivedAt={receivedAt} />
      ) : (
        <>
          <Stepper
            label={t`Schritte des Widerrufs`}
            steps={[
              { id: 'typed', label: t`Angaben`, state: isReview ? 'done' : 'current' },
              { id: 'review', label: t`Bestätigen`, state: isReview ? 'current' : 'open' },
            ]}
          />
          {page.isWithdrawnAlready && <WithdrawnAlready />}
          {isReview ? (
            <WithdrawalReview
              page={page}
              input={input}
              refused={sent?.problem ?? null}
              onBack={() => void navigate(formPath(page))}
              onReceived={receive}
            />
          ) : (
            <WithdrawalForm
              page={page}
              input={input}
              refused={sent?.problem ?? null}
              onChange={change}
              onChecked={() => void navigate(reviewPath(page))}
            />
          )}
        </>
      )}
    </div>
  );
}
