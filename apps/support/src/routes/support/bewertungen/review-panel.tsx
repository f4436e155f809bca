import { useApi } from '@heizplatz/api-client';
import { AnswerReviewForDealer, CALLS, type StaffReview } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useOrigins } from '@heizplatz/router';
import { REPORTS_PATH } from '@heizplatz/routes';
import { Card, TextArea, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CaseMail } from '../../../shared/case-mail/case-mail';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from '../../../shared/staff-page/case-panel.module.css';

interface ReviewPanelProps {
  readonly review: StaffReview;
  readonly reload: () => Promise<unknown>;
}

/** One complete review, and its dealer's answer. */
export function ReviewPanel({ review, reload }: ReviewPanelProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const origins = useOrigins();
  const form = useStaffForm({
    name: 'answer-review',
    schema: AnswerReviewForDealer,
    values: { Text: review.DealerAnswer ?? '' },
    read: (values) => ({ ...values, ReviewId: review.Id }),
    save: async (body) => {
      await api(CALLS.answerReviewForDealer, { body });
      show({ tone: 'good', text: t`Die Antwort steht jetzt unter der Bewertung.` });
      await reload();
    },
  });
  const site = siteById(review.CountryId);
  return (
    <section aria-label={t`Bewertung von ${review.ShownName}`} className={styles.panel}>
      <Card className={styles.part}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>
            {review.ShownName} über {review.DealerName}
          </Trans>
        </h2>
        <p className="quiet">{formatTime(review.CreatedAt, site)}</p>
        <p className={styles.text}>{review.Text || <Trans>Ohne Worte bewertet</Trans>}</p>
        <p>
          <TextLink href={`${origins[review.CountryId]}${review.DealerPath}`}>
            <Trans>Öffentliche Seite des Händlers</Trans>
          </TextLink>
        </p>
        {review.OpenReports > 0 && (
          <p>
            <TextLink href={`${REPORTS_PATH}?state=waiting&kind=review&search=${encodeURIComponent(review.ShownName)}`}>
              <Trans>Meldungen dazu ansehen</Trans>
            </TextLink>
          </p>
        )}
      </Card>
      <Card className={styles.part}>
        <h3>
          <Trans>Antwort für {review.DealerName}</Trans>
        </h3>
        <StaffForm form={form} labels={{ Text: t`Antwort` }} submitText={t`Antwort veröffentlichen`}>
          <TextArea
            {...form.field('Text')}
            label={t`Antwort`}
            hint={t`Im Namen des Händlers und in seinen Worten; alle lesen sie.`}
            rows={5}
            maxLength={1500}
          />
        </StaffForm>
      </Card>
      {review.OrderId && <CaseMail kind="review" objectId={String(review.Id)} />}
    </section>
  );
}
