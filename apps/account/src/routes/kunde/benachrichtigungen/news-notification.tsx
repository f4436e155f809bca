import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type Notification } from '@heizplatz/contract';
import { PostForm, useRefusedForm, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { ImpersonationNote } from '../../../shared/master-data/impersonation-note';
import { useIsImpersonating } from '../../../shared/master-data/use-is-impersonating';
import { EndButton } from './end-button';
import { NOTIFICATION_FORMS } from './notification-forms';
import styles from './notifications-view.module.css';

interface NewsNotificationProps {
  readonly news: Notification | undefined;
  readonly onChanged: () => Promise<unknown>;
}

/** News by mail: consent, so it is the customer's own. */
export function NewsNotification({ news, onChanged }: NewsNotificationProps) {
  const { t } = useLingui();
  const api = useApi();
  const { countryId } = useSite();
  const isImpersonating = useIsImpersonating();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit(useRefusedForm(NOTIFICATION_FORMS.news)?.problem);

  async function request(event: FormEvent) {
    event.preventDefault();
    if (!(await submit(() => api(CALLS.addNotification, { body: { Kind: 'news', CountryId: countryId } })))) return;
    show({ tone: 'good', text: t`Bitte bestätigen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.` });
    await onChanged();
  }

  return (
    <Card as="section" aria-labelledby="neuigkeiten" className={styles.card}>
      <CardHeader titleId="neuigkeiten" title={<Trans>Neuigkeiten per E-Mail</Trans>} />
      <p>
        <Trans>Was den Markt bewegt, höchstens einmal in der Woche.</Trans>
      </p>
      {news?.State === 'waiting' && (
        <Notice tone="warn">
          <p>
            <Trans>Bitte bestätigen Sie noch den Link in der E-Mail, die wir Ihnen geschickt haben.</Trans>
          </p>
        </Notice>
      )}
      <SubmissionErrorNotice problem={problem} />
      {news && (
        <EndButton id={news.Id} name={t`Neuigkeiten beenden`} onEnded={onChanged}>
          <Trans>Beenden</Trans>
        </EndButton>
      )}
      {!news && isImpersonating && <ImpersonationNote />}
      {!news && !isImpersonating && (
        <PostForm name={NOTIFICATION_FORMS.news} onSubmit={(event) => void request(event)}>
          <Button type="submit" variant="secondary" busy={isBusy} busyText={t`Einen Moment …`}>
            <Trans>Neuigkeiten bekommen</Trans>
          </Button>
        </PostForm>
      )}
    </Card>
  );
}
