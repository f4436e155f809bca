import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useActionData, useRefusedForm } from '@heizplatz/router';
import { Button, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import styles from './objection-part.module.css';
import { RATING_FORMS, type RatingPage } from './rating-input';

/** Invitations to rate are advertising: a customer who objects receives none any more. */
export function ObjectionPart({ page }: { readonly page: RatingPage }) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit(useRefusedForm(RATING_FORMS.objection)?.problem);
  const [isDone, setIsDone] = useState(useActionData<{ readonly isObjected?: true }>()?.isObjected ?? false);

  async function object(event: FormEvent) {
    event.preventDefault();
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
          <SubmissionErrorNotice problem={problem} />
          <PostForm name={RATING_FORMS.objection} onSubmit={(event) => void object(event)}>
            <Button type="submit" variant="quiet" size="small" busy={isBusy} busyText={t`Wird gespeichert …`}>
              <Trans>Keine Einladungen mehr schicken</Trans>
            </Button>
          </PostForm>
        </>
      )}
    </section>
  );
}
