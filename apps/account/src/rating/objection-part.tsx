import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ProblemNotice } from '../form/problem-notice';
import styles from './objection-part.module.css';
import type { RatingPage } from './rating-input';

/** Invitations to rate are advertising: whoever objects gets none any more. */
export function ObjectionPart({ page }: { readonly page: RatingPage }) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const [isDone, setIsDone] = useState(false);

  async function object() {
    const body = { Token: page.token, OrderId: page.orderId };
    if (await submit(() => api(CALLS.objectToInvitations, { body }))) setIsDone(true);
  }

  return (
    <section className={styles.part} aria-labelledby="einladungen">
      <h2 id="einladungen">
        <Trans>Keine Einladungen mehr?</Trans>
      </h2>
      {isDone ? (
        <Notice announce tone="good">
          <p>
            <Trans>Wir laden Sie nicht mehr zu Bewertungen ein.</Trans>
          </p>
        </Notice>
      ) : (
        <>
          <p className="quiet">
            <Trans>
              Sie können Einladungen zum Bewerten jederzeit widersprechen. An Ihren Bestellungen ändert das nichts.
            </Trans>
          </p>
          <ProblemNotice problem={problem} />
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            busyText={t`Wird gespeichert …`}
            onClick={() => void object()}
          >
            <Trans>Keine Einladungen mehr schicken</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
