import { PageHead, useLoaderData, useNavigate, useSearchParams } from '@heizplatz/router';
import { Stepper } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formPath, reviewPath } from './step-path';
import { useKeptInput } from './use-kept-input';
import { WithdrawnAlready } from './withdrawn-already';
import { WithdrawalForm } from './withdrawal-form';
import { REVIEW, STEP_NAME, withdrawalIssues } from './withdrawal-input';
import { WithdrawalReceived } from './withdrawal-received';
import { WithdrawalReview } from './withdrawal-review';
import type { WithdrawalPage } from './withdrawal-page';
import styles from './withdrawal-view.module.css';

/** 'Vertrag widerrufen' → 'Widerruf bestätigen' → received. What was typed stays here, out of the address. */
export function WithdrawalView() {
  const { t } = useLingui();
  const page = useLoaderData<WithdrawalPage>();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { input, change, forget } = useKeptInput(page);
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const isReview = query.get(STEP_NAME) === REVIEW && Object.keys(withdrawalIssues(input)).length === 0;

  function receive(at: string) {
    forget();
    setReceivedAt(at);
  }
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Vertrag widerrufen`}
        description={t`Einen Vertrag ohne Anmeldung widerrufen, in zwei Schritten.`}
      />
      <meta name="referrer" content="same-origin" />
      {receivedAt ? (
        <WithdrawalReceived input={input} receivedAt={receivedAt} />
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
            <WithdrawalReview page={page} input={input} backPath={formPath(page, input)} onReceived={receive} />
          ) : (
            <WithdrawalForm
              page={page}
              input={input}
              onChange={change}
              onChecked={() => void navigate(reviewPath(page))}
            />
          )}
        </>
      )}
    </div>
  );
}
